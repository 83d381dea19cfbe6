// SPDX-License-Identifier: MIT

import WaymarkRender

/// The placement of a search field.
///
/// Hosts always show it in the navigation bar.
public struct SearchFieldPlacement: Sendable {
  /// The display mode of a search field in the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is scrolled to its beginning.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The default of the host.
  public static let automatic = SearchFieldPlacement()
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the navigation bar, with a display mode.
  ///
  /// Ignored: `displayMode` (the bar uses its default display mode).
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
}

/// An action that ends a search; read it from the environment and call it.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Clears the field, removes its focus and restores the content.
  ///
  /// It has no effect without an active search.
  @MainActor public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private struct SuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct ScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> AnyView)? { nil }
}

private struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

private struct CompletionKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether the search of the enclosing `searchable` is active: from when the field gains the
  /// focus until it is dismissed.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search of the enclosing `searchable`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// Binds the focus of the field of a `searchable` inside.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// The text in the field of the enclosing `searchable`.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Replaces the search text.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  fileprivate let needsText: Bool

  /// While the search is active.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While the search is active and its field contains text.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// While the search is active.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

/// A choice of what a search applies to.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation
}

/// Content with a search field.
nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  @Binding var text: String
  let prompt: String?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  @State private var isSearching = false
  @FocusState private var hasFocus: Bool
  /// The app's binding; nil if it has none.
  private let isPresented: Binding<Bool>?
  @Binding private var isWanted: Bool

  init(content: Content, text: Binding<String>, isPresented: Binding<Bool>?, prompt: String?) {
    self.content = content
    _text = text
    self.prompt = prompt
    self.isPresented = isPresented
    _isWanted = isPresented ?? .constant(false)
  }

  @MainActor var body: some View {
    let isActive = isPresented == nil ? isSearching : isWanted
    SearchFieldView(
      content:
        content
        .environment(\.isSearching, isActive)
        .environment(\.searchText, $text)
        .environment(\.dismissSearch, DismissSearchAction { if isActive { end() } })
        .onChange(of: isWanted, initial: true) { old, new in
          if new { hasFocus = true } else if old { end() }
        },
      field: field(isActive: isActive))
  }

  @MainActor @ViewBuilder
  private func field(isActive: Bool) -> some View {
    let field = FieldView(
      look: FieldLook(
        kind: .searchField, title: "Search", prompt: prompt, isActive: isActive,
        actions: FieldActions(
          edited: { if $0 { setActive(true) } }, cancelled: { end() })),
      text: $text
    ) {
      if isActive, let scopes, !scopes.activation.needsText || !text.isEmpty { scopes.picker }
      if isActive, let suggestions {
        suggestions.environment(\.completeSearch) { text = $0 }
      }
    }
    .focused($hasFocus)
    if let focus { focus(AnyView(field)) } else { field }
  }

  @MainActor
  private func setActive(_ isActive: Bool) {
    isSearching = isActive
    if isWanted != isActive { isWanted = isActive }
  }

  @MainActor
  private func end() {
    if !text.isEmpty { text = "" }
    hasFocus = false
    setActive(false)
  }
}

/// Content with a search field for the bar of its screen.
nonisolated struct SearchFieldView<Content: View, Field: View>: View {
  typealias Body = Never

  let content: Content
  let field: Field

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = SearchNode(in: parent)
    node.make = { [field = view.field] in Field._makeNode(field, in: $0) }
    node.child = Content._makeNode(view.content, in: node)
    node.attachToScreen()
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: SearchNode.self)
    node.make = { [field = view.field] in Field._makeNode(field, in: $0) }
    if let child = node.child { Content._updateNode(child, with: view.content) }
    if let field = node.field?.child { Field._updateNode(field, with: view.field) }
  }
}

/// The node of searchable content.
final class SearchNode: RootContentNode {
  fileprivate var make: ((ViewNode) -> ViewNode)?
  private let inner: EnvironmentScope
  private(set) weak var field: SearchAnchor?

  init(in parent: ViewNode) {
    inner = EnvironmentScope(below: parent.scopeForChildren)
    super.init(in: parent)
    // Around a stack, the search field belongs to the stack's root.
    inner.containers.rootContent = scope.containers.screen == nil ? self : nil
  }

  override var scopeForChildren: EnvironmentScope { inner }

  fileprivate func attachToScreen() {
    if let screen = scope.containers.screen { attach(to: screen) }
  }

  /// Shows the field on a screen, unless another screen shows it.
  override func attach(to screen: ScreenNode) {
    guard field?.isAlive != true, let make else { return }
    let anchor = SearchAnchor(in: screen, scope: scope)
    guard screen.add(anchor) else { return anchor.unmount() }
    field = anchor
    anchor.child = make(anchor)
    screen.childrenChanged()
  }

  override func didUnmount() {
    guard let field, field.isAlive else { return }
    (field.parent as? ScreenNode)?.remove(field)
  }
}

/// The node for a search field in the bar of a screen.
final class SearchAnchor: AnchorNode {
  override var elementForChildren: ElementNode? { parent as? ScreenNode }
}
