// SPDX-License-Identifier: MIT

public import WaymarkRender

/// Screens that are created while their links are being pressed (N21).
///
/// A prepared screen has nodes and elements. It is in no element, so that a host does not show it,
/// and nothing in it has appeared. What would have an effect beyond the screen, such as its
/// destinations and presentations, waits until it is pushed. It ends as soon as its data changes: an
/// app that deletes an item also removes its screen from the path, but knows nothing of this one.
extension StackNode: PartPreparing {
  var preparedPart: ViewNode? { prepared?.screen }

  /// Creates the screen that a link would push; returns false if the stack does not know it.
  ///
  /// Whether a path shows what is appended to it is only known if it is stored: a closure of the
  /// app can reject or replace values.
  func prepare(_ value: PathElement?, by link: any ScreenSource) -> Bool {
    dropPrepared()
    guard column == nil, target === self else { return false }
    var source: any ScreenSource = link
    if let value {
      guard isStored, let found = destinations[value] else { return false }
      source = found
    }
    let screen = ScreenNode(in: self, index: entries.count + 1, isPrepared: true)
    let entry =
      value.map { StackEntry($0, source, screen) } ?? StackEntry(.view, source, screen)
    prepared = entry
    graph.preparing = self
    screen.show { source.make(in: $0, for: value) }
    screen.place(below: top)
    return true
  }

  private var isStored: Bool {
    source.location.map { $0.isTracked || $0.hasPlace } ?? true
  }

  /// Returns the entry of the prepared screen if it is what a source now shows for a value, with
  /// up-to-date content; else nil.
  func takePrepared(_ value: PathElement?, by source: (any ScreenSource)?) -> StackEntry? {
    guard let entry = prepared, let source, entry.pusher === source else { return nil }
    switch (value, entry.value) {
    case (nil, nil): break
    case (let value?, let own?) where own.isSame(as: value): break
    default: return nil
    }
    prepared = nil
    entry.screen.index = entries.count + 1
    // The value is equal, but can have other content, as the source can.
    if let content = entry.screen.child { source.update(content, for: value) }
    return value.map { StackEntry($0, source, entry.screen) } ?? entry
  }

  /// Adds the content of a prepared screen to the app.
  func begin(_ entry: StackEntry) {
    entry.screen.visibility.begin()
    entry.screen.scope.containers.presenter?.changed()
  }

  /// Removes the prepared screen, if any.
  func dropPrepared() {
    guard let entry = prepared else { return }
    prepared = nil
    entry.screen.unmount()
  }
}

/// A link whose screen can be created before it is tapped.
@MainActor
protocol PreparingLink: ViewNode {
  /// Creates the screen; returns its stack, or nil if it cannot.
  func prepare() -> StackNode?
}

@_spi(Host) extension ViewGraph {
  /// Creates the screen of a link that a person presses and, probably, is about to tap.
  ///
  /// The elements of the screen are in the next batch, in no other element. The batch of the tap
  /// inserts the screen; it is destroyed if the tap does not push it, or when
  /// ``endPreparation()`` is called. At most one screen of a window is prepared.
  ///
  /// - Parameter link: The element of the link.
  /// - Returns: The element of the screen; nil if the element is not a link that a person can tap,
  ///   or if it is not known what the link will show.
  public func prepareScreen(of link: ElementID) -> ElementID? {
    flush()
    endPreparation()
    let stack = inside { prepareScreen(of: elements[link]) }
    flush()
    return stack?.prepared?.element
  }

  private func prepareScreen(of element: ElementNode?) -> StackNode? {
    guard let element, isReachable(element), element.resolved(.disabled) == nil else { return nil }
    var next: ViewNode? = element.parent
    while let node = next, !(node is ElementNode) {
      if let link = node as? any PreparingLink { return link.prepare() }
      next = node.parent
    }
    return nil
  }
}
