// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A view that displays text.
///
/// Parts that were combined with `+`, or are attributed, keep their own styles.
nonisolated public struct Text: View, Equatable, Sendable {
  /// Never called: the runtime displays the view itself.
  public typealias Body = Never

  /// The content; empty if it is written from a source.
  private var fixed = ""
  private var style: [TextStyle] = []
  /// The source of the content; nil if it is the same plain text in every environment.
  private var source: TextSource?

  private struct TextStyle: Equatable, Sendable {
    let property: Property
    let value: PropertyValue
    /// The source of the value, if it depends on the environment.
    var source: TextSource?
  }

  /// Creates a text with a verbatim string.
  public init(verbatim content: String) { fixed = content }

  /// Creates a text with a string that is neither localized nor parsed as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { fixed = String(content) }

  /// Creates a localized text with Markdown.
  ///
  /// - Parameters:
  ///   - key: The text, which is also the key of its translations.
  ///   - tableName: The table with the translations, as a file name without extension; nil for
  ///     `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main bundle.
  ///   - comment: A comment for translators, which has no effect.
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

  /// Creates a localized text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { source = .resource(resource) }

  /// Creates a text with the attributes that hosts draw: those of SwiftUI, and links.
  // Disfavoured, because a literal could be an `AttributedString`, too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let written = WrittenText(parts: attributedContent.styledRuns)
    if written.runs.isEmpty { fixed = written.content } else { source = .runs(written.runs) }
  }

  /// Creates a text with an image, as in `Text(Image(systemName: "star")) + Text(" Favorite")`.
  public init(_ image: Image) { source = .image(image) }

  /// Creates a text for a value that a Foundation formatter formats.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    fixed = formatter.string(for: subject) ?? "\(subject)"
  }

  /// Creates a text for an object that a Foundation formatter formats.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    fixed = formatter.string(for: subject) ?? subject.description
  }

  /// Creates a text for a value with a format style.
  ///
  /// The value is formatted in the locale and time zone of the environment, unless the format sets
  /// its own.
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

  /// Concatenates two texts, which keep their styles.
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

  /// Whether the text depends on the environment, or has parts.
  var isWritten: Bool { !isPlain }

  /// Returns the text written in an environment.
  func written(in environment: TextEnvironment) -> WrittenText {
    var written = source?.written(in: environment) ?? WrittenText(fixed)
    for one in style {
      guard let source = one.source else { continue }
      written.properties[one.property] = .text(source.written(in: environment).content)
    }
    return written
  }

  /// The text where no view sets a locale: a fixed string if it consists of literals, strings and
  /// integers.
  var settled: Text {
    guard case .key(let key, _, let bundle) = source, let text = key.usualText(in: bundle)
    else { return self }
    var copy = self
    copy.fixed = text
    copy.source = nil
    return copy
  }

  /// The content in the environment of the view whose body creates the text.
  var content: String { source == nil ? fixed : written(in: .current).content }

  /// Returns all parts with their complete styles.
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

  /// Makes the node for the view.
  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TextNode(view, in: parent)
    node.finish()
    return node
  }

  /// Updates the node with a newer view.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: TextNode.self).receive(view)
  }

  /// Calls `body` for each property of the text's element.
  ///
  /// - Parameters:
  ///   - written: The written text; nil if it is fixed.
  ///   - body: A closure that receives a property and its value.
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

  /// Whether another text has the same content in every environment.
  func isSame(as other: Text) -> Bool {
    fixed == other.fixed && style == other.style && source == other.source
  }
}

extension Text: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.texts.append(content) }
}
