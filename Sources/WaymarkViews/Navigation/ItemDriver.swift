// SPDX-License-Identifier: MIT

/// Pushes a screen while there is an item (N13).
final class ItemDriver<Item: Hashable>: PushDriver {
  private var item: Binding<Item?>
  private weak var source: (any ScreenSource)?
  /// The displayed item.
  private(set) var current: Item?
  /// A counter that changes with the identity of the displayed item.
  private(set) var turn = 0

  init(
    _ item: Binding<Item?>, _ source: any ScreenSource, of stack: StackNode, on screen: ScreenNode
  ) {
    self.item = item
    self.source = source
    super.init(item.location, of: stack, on: screen)
  }

  func receive(_ new: Binding<Item?>) {
    item = new
    follow(new.location)
  }

  override var wanted: (any ScreenSource)? {
    guard let now = item.wrappedValue else { return nil }
    if shown == nil { current = now }
    return source
  }

  override func adoptChange() -> Change? {
    guard let now = item.wrappedValue, let before = current, now != before else { return nil }
    current = now
    if isSame(before, now) { return .content }
    turn += 1
    return .identity
  }

  override func clear(_ source: any ScreenSource) {
    if item.wrappedValue != nil { item.wrappedValue = nil }
  }

  /// Whether two unequal values are the same item: by their ids, or because it is being edited.
  private func isSame(_ old: Item, _ new: Item) -> Bool {
    if let old = old as? any Identifiable { return Self.hasSameID(old, new) }
    guard let shown, let entry = stack?.entries.last(where: { $0.pusher === shown }) else {
      return false
    }
    return stack?.isBeingEdited(on: entry.screen) ?? false
  }

  private static func hasSameID<I: Identifiable>(_ old: I, _ new: Item) -> Bool {
    (new as? I)?.id == old.id
  }
}

extension StackNode {
  /// Whether this flush displays input on a screen, or on a screen above it.
  func isBeingEdited(on screen: ScreenNode) -> Bool {
    var next: ViewNode? = graph.focus.edited(in: graph.effects.frame)
    while let node = next {
      if let found = node as? ScreenNode, found.parent === self {
        return found.index >= screen.index
      }
      next = node.parent
    }
    return false
  }
}
