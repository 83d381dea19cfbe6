// SPDX-License-Identifier: MIT

import WaymarkRender

/// The content of a text in an environment, at a time.
nonisolated struct WrittenText: Equatable {
  var content = ""
  /// The parts if their styles differ; otherwise empty.
  var runs: [TextRun] = []
  /// Properties of the whole text that are written, too.
  var properties: PropertyList = [:]
  /// The time of the next change of the content; nil if it never changes.
  var nextChange: Date?

  init(_ content: String = "", until nextChange: Date? = nil) {
    self.content = content
    self.nextChange = nextChange
  }

  /// Concatenates parts.
  init(parts: [TextRun], until nextChange: Date? = nil) {
    content = parts.map(\.text).joined()
    self.nextChange = nextChange
    if parts.contains(where: { !$0.properties.isEmpty }) { runs = parts }
  }
}

/// The source of a text.
nonisolated indirect enum TextSource: Equatable, Sendable {
  /// Fixed parts with their own styles.
  case runs([TextRun])
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case resource(LocalizedStringResource)
  case formatted(FormattedValue)
  case date(DateText)
  case image(Image)
  case sum(Text, Text)

  /// Returns the text written in an environment.
  func written(in environment: TextEnvironment) -> WrittenText {
    switch self {
    case .runs(let runs): WrittenText(parts: runs)
    case .key(let key, let table, let bundle): key.written(table, bundle, in: environment)
    case .resource(let resource): WrittenText(resource.text(in: environment.writingLocale))
    case .formatted(let value): WrittenText(value.text(in: environment))
    case .date(let date): date.written(in: environment)
    case .image(let image): WrittenText(parts: [image.run])
    case .sum(let first, let second): .sum(of: [first, second], in: environment)
    }
  }
}

extension WrittenText {
  /// Concatenates texts, which keep their styles.
  static func sum(of texts: [Text], in environment: TextEnvironment) -> WrittenText {
    var parts: [TextRun] = []
    var nextChange: Date?
    for text in texts {
      parts += text.parts(in: environment, changes: &nextChange)
    }
    return WrittenText(parts: parts, until: nextChange)
  }
}

/// A value with a format style.
nonisolated struct FormattedValue: Equatable, @unchecked Sendable {
  // Proof of Sendable: the closure captures a value and a format, which are not changed.
  private let usual: String
  private let kind: ObjectIdentifier
  private let write: (TextEnvironment) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    usual = format.format(input)
    kind = ObjectIdentifier(F.self)
    write = { format.adapted(to: $0).format(input) }
  }

  /// Returns the text in the format's own locale and time zone, or else in those of the
  /// environment.
  func text(in environment: TextEnvironment) -> String {
    environment.isUsual ? usual : write(environment)
  }

  static func == (one: FormattedValue, other: FormattedValue) -> Bool {
    one.usual == other.usual && one.kind == other.kind
  }
}

extension FormatStyle {
  /// Returns the format with the locale and time zone of an environment, unless it sets its own.
  nonisolated fileprivate func adapted(to environment: TextEnvironment) -> Self {
    var format = self
    if let locale = environment.locale, self == self.locale(.autoupdatingCurrent) {
      format = format.locale(locale)
    }
    if var dates = format as? Date.FormatStyle {
      if let zone = environment.timeZone, dates.timeZone == .autoupdatingCurrent {
        dates.timeZone = zone
      }
      if let calendar = environment.calendar, dates.calendar == .autoupdatingCurrent {
        dates.calendar = calendar
      }
      if let same = dates as? Self { format = same }
    }
    return format
  }
}

extension TextEnvironment {
  /// Whether everything has the defaults of the process.
  var isUsual: Bool { locale == nil && timeZone == nil && calendar == nil }
}
