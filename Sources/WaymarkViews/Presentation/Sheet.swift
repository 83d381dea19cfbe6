// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// As in SwiftUI, a dismissal by a person writes false, and `onDismiss` runs once for each
  /// dismissal, after the content is removed (M1, M3). A window, or the content of a sheet,
  /// presents one sheet or cover at a time; others wait (M4).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, kind: .sheet, isPresented: isPresented, onDismiss: onDismiss,
      content: content)
  }

  /// Presents a sheet for an item while it exists; another id presents another sheet (M2).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresentationView(
      base: self, kind: .sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a full-screen cover while a binding is true.
  ///
  /// `onDisappear` runs in the covered content, unlike under a sheet (M8). A person cannot dismiss
  /// a cover.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, kind: .cover, isPresented: isPresented, onDismiss: onDismiss,
      content: content)
  }

  /// Presents a full-screen cover for an item while it exists.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresentationView(
      base: self, kind: .cover, item: item, onDismiss: onDismiss, content: content)
  }
}

nonisolated struct PresentationView<Base: View, Content: View>: View {
  typealias Body = Never

  let base: Base
  let kind: ElementKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = FlagPresenterNode<Base, Content>(view, in: parent)
    node.child = Base._makeNode(view.base, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: FlagPresenterNode<Base, Content>.self)
    if let child = node.child { Base._updateNode(child, with: view.base) }
    node.receive(view)
  }
}

final class FlagPresenterNode<Base: View, Content: View>: PresenterNode {
  private var view: PresentationView<Base, Content>

  init(_ view: PresentationView<Base, Content>, in parent: ViewNode) {
    self.view = view
    super.init(view.kind, in: parent)
    adopt(view)
    if isWanted { refresh() }
  }

  private func adopt(_ view: PresentationView<Base, Content>) {
    self.view = view
    onDismiss = view.onDismiss
    follow(view.isPresented.location)
  }

  func receive(_ view: PresentationView<Base, Content>) {
    adopt(view)
    viewChanged()
  }

  override var isWanted: Bool { isAlive && view.isPresented.wrappedValue }
  override func clear() {
    if view.isPresented.wrappedValue { view.isPresented.wrappedValue = false }
  }

  override func makeContent(in parent: ViewNode) -> ViewNode {
    DeferredContentNode(in: parent, view.content)
  }

  override func updateContent(_ node: ViewNode) {
    downcast(node, to: DeferredContentNode<Content>.self).receive(view.content)
  }
}

nonisolated struct ItemPresentationView<Base: View, Item: Identifiable, Content: View>: View {
  typealias Body = Never

  let base: Base
  let kind: ElementKind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ItemPresenterNode<Base, Item, Content>(view, in: parent)
    node.child = Base._makeNode(view.base, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: ItemPresenterNode<Base, Item, Content>.self)
    if let child = node.child { Base._updateNode(child, with: view.base) }
    node.receive(view)
  }
}

final class ItemPresenterNode<Base: View, Item: Identifiable, Content: View>: PresenterNode {
  private var view: ItemPresentationView<Base, Item, Content>
  private var item: Item?

  init(_ view: ItemPresentationView<Base, Item, Content>, in parent: ViewNode) {
    self.view = view
    super.init(view.kind, in: parent)
    adopt(view)
    if isWanted { refresh() }
  }

  private func adopt(_ view: ItemPresentationView<Base, Item, Content>) {
    self.view = view
    onDismiss = view.onDismiss
    follow(view.item.location)
  }

  func receive(_ view: ItemPresentationView<Base, Item, Content>) {
    adopt(view)
    viewChanged()
  }

  override func refresh() {
    // The same id with other content: updated in place (M2).
    if let presented, let content = presented.child, isWanted, !isReplaced {
      updateContent(content)
    }
    super.refresh()
  }

  override var isWanted: Bool { isAlive && view.item.wrappedValue != nil }
  override var isReplaced: Bool { view.item.wrappedValue?.id != item?.id }
  override var presentedValue: Any? { item }
  override func clear() {
    if view.item.wrappedValue != nil { view.item.wrappedValue = nil }
  }

  override func makeContent(in parent: ViewNode) -> ViewNode {
    item = view.item.wrappedValue
    guard let item else { return ViewNode(in: parent) }
    return DeferredContentNode(in: parent) { [content = view.content] in content(item) }
  }

  override func updateContent(_ node: ViewNode) {
    guard let item = view.item.wrappedValue, let node = node as? DeferredContentNode<Content> else {
      return
    }
    self.item = item
    node.receive { [content = view.content] in content(item) }
  }
}
