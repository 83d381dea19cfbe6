// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// Text.
///
/// Parts that were put together by `+`, or are attributed, keep their own styles.
nonisolated public struct Text: View, Equatable, Sendable {
  /// None: the runtime shows it as it is.
  public typealias Body = Never

  /// What it says; nothing if it is written from a source.
  private var fixed = ""
  private var style: [TextStyle] = []
  /// What it is written from; nil if it says the same in one style everywhere.
  private var source: TextSource?

  private struct TextStyle: Equatable, Sendable {
    let property: Property
    let value: PropertyValue
    /// What the value is written from, if it depends on the environment.
    var source: TextSource?
  }

  /// Text as it is.
  public init(verbatim content: String) { fixed = content }

  /// A string as it is: it is neither translated nor read as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { fixed = String(content) }

  /// Text that may be translated, with Markdown in it.
  ///
  /// - Parameters:
  ///   - key: The text, and the key under which its translations are found.
  ///   - tableName: The table with the translations, as a file without its extension; nil for
  ///     `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main one.
  ///   - comment: For who translates; of no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.isFixed(in: bundle) {
      fixed = key.fixedText
    } else {
      source = .key(key, table: tableName, bundle: bundle)
    }
  }

  /// Text that may be translated.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { source = .resource(resource) }

  /// Text with the attributes that hosts draw: those of SwiftUI, and links.
  // A literal could be an AttributedString, too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let written = WrittenText(parts: attributedContent.styledRuns)
    if written.runs.isEmpty { fixed = written.content } else { source = .runs(written.runs) }
  }

  /// A picture within a text, as in `Text(Image(systemName: "star")) + Text(" Favorite")`.
  public init(_ image: Image) { source = .image(image) }

  /// An object or value as one of Foundation's formatters writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    fixed = formatter.string(for: subject) ?? "\(subject)"
  }

  /// An object as one of Foundation's formatters writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    fixed = formatter.string(for: subject) ?? subject.description
  }

  /// A value in one of Foundation's formats.
  ///
  /// It is written in the locale and time zone of the environment, unless the format has its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .formatted(FormattedValue(input, format))
  }

  init(_ date: DateText) { source = .date(date) }

  func with(_ property: Property, _ value: PropertyValue?) -> Text {
    var copy = self
    copy.style.removeAll { $0.property == property }
    if let value { copy.style.append(TextStyle(property: property, value: value)) }
    return copy
  }

  func with(_ property: Property, _ text: Text) -> Text {
    var copy = with(property, .text(text.fixed))
    copy.style[copy.style.count - 1].source = text.source
    return copy
  }

  /// Both, one after the other, each in its own style.
  public static func + (a: Text, b: Text) -> Text {
    var sum = Text(verbatim: a.fixed + b.fixed)
    if a.isPlain, b.isPlain, a.style == b.style {
      sum.style = a.style
    } else {
      sum = Text(verbatim: "")
      sum.source = .sum(a, b)
    }
    return sum
  }

  private var isPlain: Bool { source == nil && style.allSatisfy { $0.source == nil } }

  /// Whether it depends on the environment, or has parts.
  var isWritten: Bool { !isPlain }

  /// What it says in an environment.
  func written(in environment: TextEnvironment) -> WrittenText {
    var written = source?.written(in: environment) ?? WrittenText(fixed)
    for one in style {
      guard let source = one.source else { continue }
      written.properties[one.property] = .text(source.written(in: environment).content)
    }
    return written
  }

  /// The text as it is where no view sets a locale: words that need not be written again, if it
  /// consists of literals, strings and integers.
  var settled: Text {
    guard case .key(let key, _, let bundle) = source, let words = key.usualText(in: bundle)
    else { return self }
    var copy = self
    copy.fixed = words
    copy.source = nil
    return copy
  }

  /// What it says where it is made: in the environment of the view whose body makes it.
  var content: String { source == nil ? fixed : written(in: .current).content }

  /// All parts, each with all of its style.
  func parts(in environment: TextEnvironment, changes nextChange: inout Date?) -> [TextRun] {
    let written = written(in: environment)
    nextChange = [nextChange, written.nextChange].compactMap(\.self).min()
    var own: PropertyList = [:]
    for one in style { own[one.property] = written.properties[one.property] ?? one.value }
    guard !written.runs.isEmpty else {
      return written.content.isEmpty ? [] : [TextRun(written.content, own)]
    }
    return written.runs.map { TextRun($0.text, own.merging($0.properties)) }
  }

  /// Makes the node that shows the view.
  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TextNode(view, in: parent)
    node.finish()
    return node
  }

  /// Brings the node up to date with the view.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TextNode.self).receive(view)
  }

  /// Calls `body` for each property of the element that shows it.
  ///
  /// - Parameters:
  ///   - written: What it says; nil if it is fixed.
  ///   - body: Takes a property and its value.
  @MainActor
  func forEachProperty(of written: WrittenText?, _ body: (Property, PropertyValue) -> Void) {
    body(.text, .text(written?.content ?? fixed))
    if let written, !written.runs.isEmpty { body(.runs, .runs(written.runs)) }
    for one in style { body(one.property, written?.properties[one.property] ?? one.value) }
  }

  /// Whether another text has the same style, and neither depends on the environment.
  func differsInWordsOnly(from other: Text) -> Bool {
    isPlain && other.source == nil && style == other.style
  }

  /// Whether another text says the same, wherever it is.
  func isSame(as other: Text) -> Bool {
    fixed == other.fixed && style == other.style && source == other.source
  }
}

extension Text: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.words.append(content) }
}
