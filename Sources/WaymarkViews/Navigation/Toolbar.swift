// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import WaymarkRender

/// The placement of an item in a screen's bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let keyword: PlacementValue

  /// The default placement: at the trailing end.
  public static let automatic = ToolbarItemPlacement(keyword: .trailing)
  /// At the leading end, after the back button.
  public static let topBarLeading = ToolbarItemPlacement(keyword: .leading)
  /// At the trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(keyword: .trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(keyword: .principal)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(keyword: .bottom)
  /// The main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that navigates, at the leading end.
  public static let navigation = ToolbarItemPlacement(keyword: .leading)
  /// A less frequent action.
  public static let secondaryAction = ToolbarItemPlacement(keyword: .trailing)
  /// A status, in the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(keyword: .status)
  /// In a bar above the keyboard, shown while a field of the screen has the focus.
  public static let keyboard = ToolbarItemPlacement(keyword: .keyboard)
  /// A destructive action.
  public static let destructiveAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(keyword: .leading)
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(keyword: .leading)
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(keyword: .trailing)

  /// Returns an item; another placement makes another element, because hosts draw it elsewhere.
  @MainActor fileprivate func view(_ content: some View) -> AnyView {
    AnyView(
      ElementView(.toolbarItem, [(.placement, keyword.propertyValue)], content: content)
        .id(keyword))
  }
}

/// The content of a screen's bar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the items as a view.
  ///
  /// Only the runtime's own types override the default, which uses the body.
  @MainActor static func _view(_ content: Self) -> AnyView
}

extension ToolbarContent {
  @MainActor public static func _view(_ content: Self) -> AnyView { Body._view(content.body) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the runtime handles this content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  @MainActor public static func _view(_ content: Never) -> AnyView {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _view(_ content: Self) -> AnyView {
    content.map { Wrapped._view($0) } ?? AnyView(EmptyView())
  }
}

/// An item of a screen's bar (F3).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
  private let isShown: Bool

  /// Creates an item with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    isShown = true
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _view(_ item: Self) -> AnyView {
    guard item.isShown else { return AnyView(EmptyView()) }
    return item.placement.view(item.content)
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an id for a customisable toolbar.
  ///
  /// People cannot customise toolbars here, so an item that is not shown by default is never shown.
  ///
  /// Ignored: `id` (the bar cannot be customised).
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    isShown = showsByDefault
    self.placement = placement
    self.content = content()
  }
}

/// Several items with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _view(_ group: Self) -> AnyView {
    group.placement.view(group.content)
  }
}

/// Space between the items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// A flexible space has an effect in a bar at the bottom; at the top, the title is between the
  /// items.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _view(_ spacer: Self) -> AnyView {
    spacer.sizing == .fixed
      ? spacer.placement.view(Spacer().frame(width: 12)) : spacer.placement.view(Spacer())
  }
}

/// Whether a space in a bar is as wide as possible.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// As wide as possible.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Several contents, in order.
nonisolated public struct _ToolbarContents: ToolbarContent {
  public typealias Body = Never

  let parts: [any ToolbarContent]

  @MainActor public static func _view(_ content: Self) -> AnyView {
    func view(_ part: some ToolbarContent) -> AnyView { type(of: part)._view(part) }
    let parts = content.parts.map { view($0) }
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}

/// A result builder for the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarContents {
    var parts: [any ToolbarContent] = []
    for one in repeat each content { parts.append(one) }
    return _ToolbarContents(parts: parts)
  }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }

  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }

  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarContents {
    _ToolbarContents(parts: [content])
  }
}

extension View {
  /// Adds items to the bar of the enclosing screen, which are removed with the view (F3).
  nonisolated public func toolbar<C: ToolbarContent>(
    @ToolbarContentBuilder content: () -> C
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Adds views to the bar of the enclosing screen, at the trailing end.
  @_disfavoredOverload
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup { content() })
  }
}

nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ToolbarNode(in: parent)
    node.child = Content._makeNode(view.content, in: node)
    node.show(Items._view(view.items))
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: ToolbarNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.show(Items._view(view.items))
  }
}

/// Content with items in the bar of its screen.
final class ToolbarNode: SingleChildNode {
  private var items: ToolbarAnchor?

  func show(_ view: AnyView) {
    if let content = items?.child {
      AnyView._updateNode(content, with: view)
      return
    }
    guard let screen = scope.containers.screen else { return }
    screen.add(self)
    let anchor = ToolbarAnchor(in: self)
    items = anchor
    anchor.child = AnyView._makeNode(view, in: anchor)
    screen.childrenChanged()
  }

  func collectItems(_ elements: inout ContiguousArray<ElementID>) {
    items?.child?.collectElements(&elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
  }

  override func didUnmount() { scope.containers.screen?.remove(self) }
}

private final class ToolbarAnchor: AnchorNode {
  override var elementForChildren: ElementNode? { scope.containers.screen }
}
