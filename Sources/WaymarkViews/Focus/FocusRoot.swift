// SPDX-License-Identifier: MIT

import WaymarkRender

/// What is to decide in the next flush where the focus goes.
@MainActor
protocol FocusWish: AnyObject {
  func settle(in graph: ViewGraph)
}

/// Something around fields that is told when one of them has the focus.
@MainActor
protocol FocusHolder: AnyObject {
  func focusCame()
  func focusWent()
}

/// The one element of a graph that what is typed goes to.
@MainActor
final class FocusRoot: RestingFeature {
  static let slot = GraphSlot { FocusRoot() }

  private(set) weak var current: ElementNode?
  /// What is around it; kept, since it may be gone when the focus goes.
  private var holders: [any FocusHolder] = []
  private var wishes: [any FocusWish] = []
  private weak var edited: ElementNode?
  /// What the focus hands out.
  let values = FocusedValueRoot()
  private var editedIn = 0

  func wish(_ wish: any FocusWish, in graph: ViewGraph) {
    wishes.removeAll { $0 === wish }
    wishes.append(wish)
    graph.askForFlush()
  }

  /// Whether the app wished for the focus since the last flush.
  var hasWishes: Bool { !wishes.isEmpty }

  /// Whether something waits for a flush.
  var isWaiting: Bool { !wishes.isEmpty || values.isStale }

  func move(to element: ElementNode?) {
    let old = current
    guard old !== element || element == nil && !holders.isEmpty else { return }
    current = element
    values.noteMove()
    if let old, old.isAlive {
      old.send(.focused, nil)
      try? old.handle(.focus(false))
    }
    let before = holders
    holders = element?.focusHolders ?? []
    for holder in before where !holders.contains(where: { $0 === holder }) { holder.focusWent() }
    element?.send(.focused, .bool(true))
    for holder in holders where !before.contains(where: { $0 === holder }) { holder.focusCame() }
    if let element { try? element.handle(.focus(true)) }
  }

  /// A person enters something with an element, which the next flush shows.
  func edit(_ element: ElementNode) {
    edited = element
    editedIn = element.graph.effects.frame + 1
  }

  /// What a person entered something with that a flush shows.
  func edited(in frame: Int) -> ElementNode? { editedIn == frame ? edited : nil }

  /// Grants what was wished for, and takes the focus from what cannot have it any more.
  ///
  /// - Returns: Whether there was anything to do.
  func settle(in graph: ViewGraph) -> Bool {
    let wishes = wishes
    self.wishes.removeAll()
    for wish in wishes { wish.settle(in: graph) }
    let isLost = current.map { !graph.canFocus($0) } ?? !holders.isEmpty
    if isLost { move(to: nil) }
    let handsOut = values.settle(current)
    return isLost || !wishes.isEmpty || handsOut
  }
}

/// A node that may be told when something at or below it has the focus.
class FocusHolderNode: SingleChildNode {
  /// What is told.
  var focusHolder: (any FocusHolder)? { nil }
}

extension ViewGraph {
  var focus: FocusRoot { self[FocusRoot.slot] }

  /// Whether an element can have the focus now.
  func canFocus(_ element: ElementNode) -> Bool {
    element.isAlive && element.takesFocus && element.resolved(.disabled) != .bool(true)
      && isReachable(element)
  }
}

extension ElementNode {
  /// Whether what is typed can go to the element.
  var takesFocus: Bool {
    switch (self as? ContentNode)?.kind {
    case .textField, .textEditor, .searchField: true
    default: resolved(.focusable) == .bool(true) || resolved(.assistiveFocus) == .bool(true)
    }
  }

  /// Takes the focus, or gives it away, because a person did.
  func takeFocus(_ isFocused: Bool) throws(HostEventError) {
    guard takesFocus else { throw .unsupported }
    if !isFocused {
      if graph.focus.current === self { graph.focus.move(to: nil) }
      return
    }
    guard resolved(.disabled) != .bool(true) else { throw .disabled }
    graph.focus.move(to: self)
  }

  /// What is typed into a field says that it has the focus, and what is submitted takes it away,
  /// unless the app moved it.
  func moveFocus(after action: HostEvent.Action) {
    switch action {
    case .changeText: if isAlive, takesFocus { graph.focus.move(to: self) }
    case .submit:
      // What the app wished for while it was submitted counts.
      if graph.focus.current === self, !graph.focus.hasWishes { graph.focus.move(to: nil) }
    default: break
    }
  }
}

extension ElementNode {
  /// What is around the element that is told of the focus.
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
  /// The first element at or below the node that can have the focus.
  var firstField: ElementNode? {
    if let element = self as? ElementNode, element.takesFocus { return element }
    var found: ElementNode?
    forEachChild { child in if found == nil { found = child.firstField } }
    return found
  }
}
