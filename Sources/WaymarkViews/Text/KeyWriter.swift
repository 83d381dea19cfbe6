// SPDX-License-Identifier: MIT

import WaymarkRender

/// Writes a key or a translation with its values.
nonisolated struct KeyWriter {
  private let values: [KeyValue]
  private let environment: TextEnvironment
  private var nextChange: Date?

  init(_ values: [KeyValue], _ environment: TextEnvironment) {
    self.values = values
    self.environment = environment
  }

  /// Returns the text of the given parts.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - hasMarkup: Whether they can contain Markdown; nil if unknown.
  /// - Returns: The text.
  consuming func written(_ parts: [FormatPiece], hasMarkup: Bool?) -> WrittenText {
    var specifiers: [String] = []
    var places: [Int] = []
    var source: [MarkdownPiece] = []
    for part in parts {
      switch part {
      case .literal(let text): source.append(.literal(text))
      case .argument(let index, let specifier):
        source.append(.argument(places.count))
        places.append(index)
        specifiers.append(specifier)
      }
    }
    let mayBeMarkup =
      hasMarkup
      ?? source.contains {
        if case .literal(let text) = $0 { InlineMarkdown.mayContainMarkup(text) } else { false }
      }
    let runs = mayBeMarkup ? InlineMarkdown.runs(of: source) : [MarkdownRun(content: source)]
    var written: [TextRun] = []
    for run in runs {
      let style = style(of: run, places, specifiers)
      for part in content(of: run, places, specifiers) {
        let properties = style.merging(part.properties)
        if let last = written.last, last.properties == properties {
          written[written.count - 1].text += part.text
        } else {
          written.append(TextRun(part.text, properties))
        }
      }
    }
    return WrittenText(parts: written, until: nextChange)
  }

  private mutating func content(
    of run: MarkdownRun, _ places: [Int], _ specifiers: [String]
  ) -> [TextRun] {
    guard run.inflect else { return parts(of: run.content, places, specifiers) }
    var phrase = ""
    var counts: [(value: Double, start: Int)] = []
    for piece in run.content {
      if case .argument(let number) = piece, values.indices.contains(places[number]),
        let count = values[places[number]].argument(in: environment).count
      {
        counts.append((count, phrase.utf8.count))
      }
      phrase += parts(of: [piece], places, specifiers).map(\.text).joined()
    }
    return [
      TextRun(
        Inflection.inflected(
          phrase, counts: counts.map { Inflection.Count($0.value, at: $0.start, of: phrase) },
          locale: environment.writingLocale))
    ]
  }

  private mutating func parts(
    of content: [MarkdownPiece], _ places: [Int], _ specifiers: [String]
  ) -> [TextRun] {
    content.flatMap { piece -> [TextRun] in
      switch piece {
      case .literal(let text): [TextRun(text)]
      case .argument(let number):
        // A translation can have more placeholders than there are values.
        values.indices.contains(places[number])
          ? values[places[number]].parts(specifiers[number], in: environment, changes: &nextChange)
          : [TextRun(specifiers[number])]
      }
    }
  }

  private mutating func style(
    of run: MarkdownRun, _ places: [Int], _ specifiers: [String]
  ) -> PropertyList {
    var style: PropertyList = [:]
    if run.traits.contains(.strong) { style[.weight] = FontWeightValue.bold.propertyValue }
    if run.traits.contains(.emphasis) { style[.italic] = .bool(true) }
    if run.traits.contains(.code) { style[.fontDesign] = FontDesignValue.monospaced.propertyValue }
    if run.traits.contains(.strikethrough) { style[.strikethrough] = .bool(true) }
    if let link = run.link {
      // As in an `AttributedString`, an address contains no characters that are invalid in a URL.
      let address = parts(of: link, places, specifiers).map(\.text).joined()
      if let url = URL(string: address) { style[.url] = .text(url.absoluteString) }
    }
    return style
  }
}

extension Inflection.Count {
  /// Creates a number that begins at a byte of a phrase and ends before the next space.
  nonisolated fileprivate init(_ value: Double, at start: Int, of phrase: String) {
    let start = phrase.utf8.index(phrase.startIndex, offsetBy: start)
    let end = phrase[start...].firstIndex { $0.isWhitespace } ?? phrase.endIndex
    self.init(value: value, range: start..<end)
  }
}
