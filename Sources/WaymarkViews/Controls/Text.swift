// SPDX-License-Identifier: MIT

import WaymarkRender

/// Words.
nonisolated public struct Text: View, Equatable, Sendable {
  /// None: the runtime shows it as it is.
  public typealias Body = Never

  let content: String
  private var style: [TextStyle] = []

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

  /// Words without their attributes.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
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

  private func with(_ property: Property, _ value: PropertyValue?) -> Text {
    var copy = self
    copy.style.removeAll { $0.property == property }
    if let value { copy.style.append(TextStyle(property: property, value: value)) }
    return copy
  }

  /// Sets the font; nil takes that of the surroundings.
  public func font(_ font: Font?) -> Text {
    var copy = with(.font, font?.size)
    for (property, value) in font?.traits ?? [] { copy = copy.with(property, value) }
    return copy
  }

  /// Sets how heavy the letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with(.weight, weight.map { .text($0.word) })
  }

  /// Sets the family of letters.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with(.fontDesign, design?.word.map { .text($0) })
  }

  /// Makes the letters bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the letters bold, or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Slants the letters.
  public func italic() -> Text { with(.italic, .bool(true)) }

  /// Slants the letters, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic, isActive ? .bool(true) : nil) }

  /// Underlines the words.
  public func underline(_ isActive: Bool = true) -> Text {
    with(.underline, isActive ? .bool(true) : nil)
  }

  /// Strikes the words through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with(.strikethrough, isActive ? .bool(true) : nil)
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with(.monospacedDigit, .bool(true)) }

  /// Colours the letters.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground, color.map { .color($0.value) })
  }

  /// Colours the letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground, .color(style._color.value))
  }

  /// The words of both; the style is the first one's.
  public static func + (a: Text, b: Text) -> Text {
    var sum = Text(verbatim: a.content + b.content)
    sum.style = a.style
    return sum
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
    for one in style { body(one.property, one.value) }
  }

  fileprivate func hasStyle(of other: Text) -> Bool { style == other.style }
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
