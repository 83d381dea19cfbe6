// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// Words.
///
/// Parts that were put together by `+`, or are attributed, keep their own styles.
nonisolated public struct Text: View, Equatable, Sendable {
  /// None: the runtime shows it as it is.
  public typealias Body = Never

  let content: String
  private var style: [TextStyle] = []
  /// The parts whose styles differ; none where all are alike.
  private var runs: [TextRun] = []

  private struct TextStyle: Equatable, Sendable {
    let property: Property
    let value: PropertyValue
  }

  /// Words as they are.
  public init(verbatim content: String) { self.content = content }

  /// Words of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Words that may be translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = key.text }

  /// Words that may be translated.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = String(localized: resource) }

  /// Words with the attributes that hosts draw: those of SwiftUI, and links.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
    let runs = attributedContent.styledRuns
    if runs.contains(where: { !$0.properties.isEmpty }) { self.runs = runs }
  }

  /// An object or value as one of Foundation's formatters writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? "\(subject)"
  }

  /// An object as one of Foundation's formatters writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? subject.description
  }

  /// A value in one of Foundation's formats.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  func with(_ property: Property, _ value: PropertyValue?) -> Text {
    var copy = self
    copy.style.removeAll { $0.property == property }
    if let value { copy.style.append(TextStyle(property: property, value: value)) }
    return copy
  }

  /// The words of both, each in its own style.
  public static func + (a: Text, b: Text) -> Text {
    var sum = Text(verbatim: a.content + b.content)
    guard a.style != b.style || !a.runs.isEmpty || !b.runs.isEmpty else {
      sum.style = a.style
      return sum
    }
    sum.runs = a.parts + b.parts
    return sum
  }

  /// All parts, each with all of its style.
  private var parts: [TextRun] {
    let own = Dictionary(style.map { ($0.property, $0.value) }) { $1 }
    guard !runs.isEmpty else { return content.isEmpty ? [] : [TextRun(content, own)] }
    return runs.map { TextRun($0.text, own.merging($0.properties) { $1 }) }
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

  fileprivate func forEachProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.text, .text(content))
    if !runs.isEmpty { body(.runs, .runs(runs)) }
    for one in style { body(one.property, one.value) }
  }

  fileprivate func hasStyle(of other: Text) -> Bool {
    style == other.style && runs == other.runs
  }
}

final class TextNode: ElementNode {
  private var view: Text

  init(_ view: Text, in parent: ViewNode) {
    self.view = view
    super.init(.text, in: parent)
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    view.forEachProperty(body)
  }

  func receive(_ new: Text) {
    let old = view
    view = new
    if old.content != new.content { send(.text, .text(new.content)) }
    guard !old.hasStyle(of: new) else { return }
    var names: Set<Property> = []
    old.forEachProperty { name, _ in names.insert(name) }
    new.forEachProperty { name, _ in names.insert(name) }
    names.remove(.text)
    var before: [Property: PropertyValue] = [:]
    old.forEachProperty { before[$0] = $1 }
    for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
      let now = resolved(name)
      if now != before[name] { send(name, now) }
    }
  }
}

extension Text: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.words.append(content) }
}
