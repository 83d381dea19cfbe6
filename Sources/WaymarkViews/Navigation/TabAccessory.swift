// SPDX-License-Identifier: MIT

import WaymarkRender

/// Where the accessory of a tab view is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In one line with the tab bar. Hosts never shrink the bar so far that there is space for it.
  case inline
  /// Above the tab bar; in a wide window, where tabs are in a sidebar, below their content.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory of a tab view is shown; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab view that this modifier is applied to, whichever tab is
  /// selected: what plays, or a call that goes on.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabViewBottomAccessory { NowPlaying() }
  /// ```
  ///
  /// It is one line high, keeps its state while tabs change, and is hidden together with the bar
  /// (T11). Scrolling content ends above it. Tab views with pages have no bar, and no accessory.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Shows a view above the bar of the tab view that this modifier is applied to, if it is enabled.
  ///
  /// The state of the accessory is lost while it is not enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    AccessoryView(content: self, accessory: isEnabled ? AnyView(content()) : nil)
  }
}

nonisolated private struct AccessoryView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let accessory: AnyView?

  @MainActor
  private var item: AnyView? {
    accessory.map { accessory in
      AnyView(
        ElementView(
          .toolbarItem, [(.placement, PlacementValue.accessory.propertyValue)],
          content: accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded)))
    }
  }

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = AccessoryNode(in: parent)
    node.accessory = view.item
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: AccessoryNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.accessory = view.item
  }
}

/// Content whose tab view has a view above its bar.
final class AccessoryNode: SingleChildNode {
  private let inner: EnvironmentScope
  /// The tab view in the content.
  private weak var tabs: TabsNode?
  /// The view above the bar.
  fileprivate(set) var accessory: AnyView? {
    didSet { tabs?.show(accessory) }
  }

  init(in parent: ViewNode) {
    inner = EnvironmentScope(below: parent.scopeForChildren)
    super.init(in: parent)
    inner.containers.accessory = self
  }

  override var scopeForChildren: EnvironmentScope { inner }

  /// Shows the accessory in a tab view, if it is the first one in the content.
  func add(_ tabs: TabsNode) {
    guard self.tabs == nil else { return }
    self.tabs = tabs
    tabs.show(accessory)
  }
}

/// What a tab view shows above its bar.
final class AccessoryAnchor: AnchorNode {
  private let outer: EnvironmentScope
  private unowned let tabs: TabsNode

  init(in tabs: TabsNode) {
    self.tabs = tabs
    // Its content is not in a tab.
    outer = tabs.scope
    super.init(in: tabs)
  }

  override var scopeForChildren: EnvironmentScope { outer }
  override var elementForChildren: ElementNode? { tabs }
}

extension Containers {
  private static let accessorySlot = ContainerSlot<AccessoryNode>()

  /// The nearest enclosing content whose tab view has a view above its bar.
  var accessory: AccessoryNode? {
    get { self[Self.accessorySlot] }
    set { self[Self.accessorySlot] = newValue }
  }
}
