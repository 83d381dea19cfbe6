// SPDX-License-Identifier: MIT

import WaymarkRender

/// A request that decides in the next flush where the focus moves.
@MainActor
protocol FocusWish: AnyObject {
  func settle(in graph: ViewGraph)
}

/// An object around fields that is notified when one of them gains or loses the focus.
@MainActor
protocol FocusHolder: AnyObject {
  func focusCame()
  func focusWent()
}

/// The element of a graph that has the focus, at most one.
@MainActor
final class FocusRoot: RestingFeature {
  static let slot = GraphSlot { FocusRoot() }

  private(set) weak var current: ElementNode?
  /// The holders around it, stored because they may be unmounted when the focus moves.
  private var holders: [any FocusHolder] = []
  private var focusables = FocusableNodes()
  private var wishes: [any FocusWish] = []
  private weak var edited: ElementNode?
  /// The values that the focus provides.
  let values = FocusedValueRoot()
  private var editedIn = 0

  func wish(_ wish: any FocusWish, in graph: ViewGraph) {
    wishes.removeAll { $0 === wish }
    wishes.append(wish)
    graph.askForFlush()
  }

  /// Whether the app has requested the focus since the last flush.
  var hasWishes: Bool { !wishes.isEmpty }

  /// Whether there is work for a flush.
  var isWaiting: Bool { !wishes.isEmpty || values.isStale }

  /// Whether views still count as focused, even if the element is gone.
  private var isHeld: Bool { !holders.isEmpty || !focusables.isEmpty }

  func move(to element: ElementNode?) {
    let old = current
    guard old !== element || element == nil && isHeld else { return }
    current = element
    values.noteMove()
    if let old, old.isAlive {
      old.send(.focused, nil)
      try? old.handle(.focus(false))
    }
    let before = holders
    holders = element?.focusHolders ?? []
    for holder in before where !holders.contains(where: { $0 === holder }) { holder.focusWent() }
    focusables.move(to: element)
    element?.send(.focused, .bool(true))
    for holder in holders where !before.contains(where: { $0 === holder }) { holder.focusCame() }
    if let element { try? element.handle(.focus(true)) }
  }

  /// Records that a person entered a value with an element, which the next flush displays.
  func edit(_ element: ElementNode) {
    edited = element
    editedIn = element.graph.effects.frame + 1
  }

  /// Returns the element of the input that a flush displays.
  func edited(in frame: Int) -> ElementNode? { editedIn == frame ? edited : nil }

  /// Grants focus requests, and removes the focus from elements that cannot have it any more.
  ///
  /// - Returns: Whether there was work to do.
  func settle(in graph: ViewGraph) -> Bool {
    let wishes = wishes
    self.wishes.removeAll()
    for wish in wishes { wish.settle(in: graph) }
    let isLost = current.map { !graph.canFocus($0) } ?? isHeld
    if isLost { move(to: nil) }
    let handsOut = values.settle(current)
    return isLost || !wishes.isEmpty || handsOut
  }
}

/// A node that can be notified when it, or a descendant, has the focus.
class FocusHolderNode: SingleChildNode {
  /// The object to notify.
  var focusHolder: (any FocusHolder)? { nil }
}

extension ViewGraph {
  var focus: FocusRoot { self[FocusRoot.slot] }

  /// Whether an element can currently have the focus.
  func canFocus(_ element: ElementNode) -> Bool {
    element.isAlive && element.takesFocus && element.resolved(.disabled) != .bool(true)
      && isReachable(element)
  }
}

extension ElementNode {
  /// Whether the element accepts keyboard input.
  var takesFocus: Bool {
    switch (self as? ContentNode)?.kind {
    case .textField, .textEditor, .searchField: true
    default: resolved(.focusable) == .bool(true) || resolved(.assistiveFocus) == .bool(true)
    }
  }

  /// Gives or removes the focus for a person.
  func setFocus(_ isFocused: Bool) throws(HostEventError) {
    guard takesFocus else { throw .unsupported }
    if !isFocused {
      if graph.focus.current === self { graph.focus.move(to: nil) }
      return
    }
    guard resolved(.disabled) != .bool(true) else { throw .disabled }
    graph.focus.move(to: self)
  }

  /// Moves the focus after an action: typing focuses the field, and submitting removes the focus
  /// unless the app moved it.
  func moveFocus(after action: HostEvent.Action) {
    switch action {
    case .changeText: if isAlive, takesFocus { graph.focus.move(to: self) }
    case .submit:
      // Requests of the app during the submission take precedence.
      if graph.focus.current === self, !graph.focus.hasWishes { graph.focus.move(to: nil) }
    default: break
    }
  }
}

extension ElementNode {
  /// The objects around the element that are notified of the focus.
  fileprivate var focusHolders: [any FocusHolder] {
    var found: [any FocusHolder] = []
    var next: ViewNode? = self
    while let node = next {
      if let holder = (node as? FocusHolderNode)?.focusHolder { found.append(holder) }
      next = node.parent
    }
    return found
  }
}

extension ViewNode {
  /// The first element of the node and its descendants that can have the focus.
  var firstField: ElementNode? {
    if let element = self as? ElementNode, element.takesFocus { return element }
    var found: ElementNode?
    forEachChild { child in if found == nil { found = child.firstField } }
    return found
  }
}
