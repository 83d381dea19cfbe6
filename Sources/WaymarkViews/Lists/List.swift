// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A list with a row for each view of its content.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  @Environment(\.listStyleWord) private var style
  @Environment(\.editMode) private var editMode
  @Environment(\.refresh) private var refresh
  @Environment(\.scrollTraits) private var traits

  init(_ content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View {
    RefreshView(
      content: ElementView(
        .list,
        [
          (.style, style?.propertyValue),
          (.editing, editMode?.wrappedValue.isEditing == true ? .bool(true) : nil),
        ] + traits.properties, wrapping: .row,
        content: SelectionView(content: content, selection: selection)
      ).environment(\.scrolledAxis, .vertical), action: refresh)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), selection: nil)
  }

  // A binding to a collection is a collection of bindings, for which there are separate
  // initializers.

  /// Creates a list with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, identified by a property.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

/// A container for controls, which hosts draw like a grouped list.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.editMode) private var editMode
  @Environment(\.refresh) private var refresh
  @Environment(\.scrollTraits) private var traits

  /// Creates a form with a row for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    RefreshView(
      content: ElementView(
        .list,
        [
          (.style, StyleValue.form.propertyValue),
          (.editing, editMode?.wrappedValue.isEditing == true ? .bool(true) : nil),
        ] + traits.properties, wrapping: .row, content: content
      ).environment(\.scrolledAxis, .vertical), action: refresh)
  }
}

/// A group of rows with an optional header and footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(isExpanded: Binding<Bool>?, header: Parent, content: Content, footer: Footer) {
    self.isExpanded = isExpanded
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public var body: some View {
    if let isExpanded {
      ExpandableSection(isExpanded: isExpanded, header: header, content: content)
    } else {
      ElementView(
        .section, wrapping: .none,
        content: TupleView(
          SectionPart(kind: .header, content: header),
          SectionRows(content: content),
          SectionPart(kind: .footer, content: footer)))
    }
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(isExpanded: nil, header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header (the older form).
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// A header or footer; no element if its content is `EmptyView`.
nonisolated struct SectionPart<Content: View>: View {
  let kind: ElementKind
  let content: Content

  @MainActor @ViewBuilder var body: some View {
    if Content.self != EmptyView.self { ElementView(kind, content: content) }
  }
}

/// A view that wraps each element of its content in a row.
nonisolated struct SectionRows<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = RowsNode(in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    if let child = downcast(node, to: RowsNode.self).child {
      Content._updateNode(child, with: view.content)
    }
  }
}

private final class RowsNode: SingleChildNode {
  /// The wrapping around the section: in a lazy stack or grid there are no rows.
  private var outside: ItemWrapping {
    var next = parent
    while let node = next {
      if node is ElementNode { return node.wrapping }
      next = node.parent
    }
    return .none
  }

  override var wrappingForChildren: ItemWrapping { outside == .none ? .row : outside }
  override var isLazyContainer: Bool { true }
}

/// A type that describes the appearance of lists.
@MainActor
@preconcurrency
public protocol ListStyle: Sendable {
  /// The name that hosts receive; nil for the default style.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension ListStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The default style.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A list style with edge-to-edge rows.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

/// A list style with groups that have rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .insetGrouped }
}

/// A list style with edge-to-edge groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .grouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The inset grouped style.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: StyleValue? { nil }
}

extension EnvironmentValues {
  var listStyleWord: StyleValue? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleWord, style.hostValue)
  }

  /// Sets the background colour of the enclosing row.
  nonisolated public func listRowBackground(_ color: Color?) -> some View {
    attributes((.rowBackground, color.map { .color($0.value) }))
  }

  /// Adds a view behind the content of the enclosing row.
  ///
  /// In SwiftUI the view fills the whole row; here only a colour does.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }
}
