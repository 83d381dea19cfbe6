// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Shows a number as a badge on the view's tab or at the end of its row; 0 shows none.
  ///
  /// Apply it outside of ``tabItem(_:)``, or to the whole content of a tab or row. On a part of the
  /// content it has no effect.
  nonisolated public func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : String(count))
  }

  /// Shows a text badge on the view's tab or at the end of its row; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    badged(label?.content)
  }

  /// Shows a text badge on the view's tab or at the end of its row; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badged(key?.text)
  }

  /// Shows a text badge on the view's tab or at the end of its row; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { String($0) })
  }

  /// Shows a text badge on the view's tab or at the end of its row; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badged(resource.map { String(localized: $0) })
  }

  nonisolated private func badged(_ badge: String?) -> some View {
    BadgeView(content: attributes((.rowBadge, badge.map { .text($0) })), badge: badge)
  }
}

extension TabContent {
  /// Shows a number as a badge on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.badge(count) }
  }

  /// Shows a text badge on the tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.badge(label) }
  }

  /// Shows a text badge on the tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.badge(key) }
  }

  /// Shows a text badge on the tab; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.badge(label) }
  }

  /// Shows a text badge on the tab; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge(
    _ resource: LocalizedStringResource?
  ) -> some TabContent<TabValue> {
    TabModifier(base: self) { $0.badge(resource) }
  }
}

nonisolated private struct BadgeView<Content: View>: WrappingView {
  let content: Content
  let badge: String?

  @MainActor
  func makeNode(in parent: ViewNode) -> BadgeNode { BadgeNode(badge, in: parent) }

  @MainActor
  func update(_ node: BadgeNode) {
    guard node.badge != badge else { return }
    node.badge = badge
    node.tabsAround?.tabsChanged()
  }
}

extension BadgeView: TabMarking {
  @MainActor
  func mark(_ tab: inout TabMarks) {
    tab.add(badge: badge)
    tab.read(content)
  }
}

/// A badge around a tab, or around the whole content of a tab.
final class BadgeNode: SingleChildNode {
  fileprivate(set) var badge: String?

  init(_ badge: String?, in parent: ViewNode) {
    self.badge = badge
    super.init(in: parent)
    markPreferences()
    tabsAround?.tabsChanged()
  }

  override func didUnmount() { tabsAround?.tabsChanged() }
}

extension ViewNode {
  /// The enclosing tabs if no other element is in between.
  var tabsAround: TabsNode? {
    var next = parent
    while let node = next {
      if let tabs = node as? TabsNode { return tabs }
      if node is ElementNode { return (node as? TabNode)?.scope.containers.tabs }
      next = node.parent
    }
    return nil
  }

  /// The outermost badge of this node and its descendants outside of an element.
  fileprivate var outermostBadge: String? {
    if let badge = (self as? BadgeNode)?.badge { return badge }
    guard holdsPreferences, !(self is ElementNode) else { return nil }
    var found: String?
    forEachChild { child in found = found ?? child.outermostBadge }
    return found
  }
}

extension TabNode {
  /// The badge set around the tab, or else the outermost in it.
  var currentBadge: String? {
    var next = parent
    while let node = next, !(node is ElementNode) {
      if let badge = (node as? BadgeNode)?.badge { return badge }
      next = node.parent
    }
    return child.map(\.outermostBadge) ?? marks?.badge
  }
}
