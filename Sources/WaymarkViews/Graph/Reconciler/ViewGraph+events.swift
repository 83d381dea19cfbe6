// SPDX-License-Identifier: MIT

public import WaymarkRender

@_spi(Host) extension ViewGraph {
  /// Delivers a person's action and applies all resulting updates.
  ///
  /// - Parameter event: The action and its element.
  /// - Throws: ``HostEventError`` if the element is gone, hidden or disabled, or does not support
  ///   the event. Nothing has changed in this case.
  public func send(_ event: HostEvent) throws(HostEventError) {
    flush()
    // An event on an element of another window does not concern an observer.
    let observe = elements[event.target] == nil ? nil : observesEvent
    observe?(event, nil)
    do {
      try inside { Result { () throws(HostEventError) in try deliver(event) } }.get()
    } catch {
      observe?(event, error)
      if event.action == .tap { endPreparation() }
      throw error
    }
    flush()
    // A tap that pushes the prepared screen has done so.
    if event.action == .tap { endPreparation() }
  }

  private func deliver(_ event: HostEvent) throws(HostEventError) {
    guard let element = elements[event.target] else { throw .notFound }
    // These are not actions on visible content, so they apply to hidden elements, too.
    switch event.action {
    case .frame, .measured, .appearance, .visible, .scrolling, .hover(false, _):
      return try element.receive(event.action)
    default: break
    }
    guard isReachable(element) else { throw .hidden }
    try deliver(event, to: element, by: sockets.filters[...])
  }

  private func deliver(
    _ event: HostEvent, to element: ElementNode, by filters: ArraySlice<any EventFilter>
  ) throws(HostEventError) {
    guard let filter = filters.first else { return try element.handle(event.action) }
    try filter.deliver(event, to: element) { () throws(HostEventError) in
      try deliver(event, to: element, by: filters.dropFirst())
    }
  }

  /// Whether a person can reach an element: no other screen, tab, sheet or cover hides it.
  func isReachable(_ element: ElementNode) -> Bool {
    var child: ViewNode = element
    // Overlays of the window are not hidden by the views that declare them.
    while !child.liesOverWindow, let node = child.parent {
      guard node.shows(child) else { return false }
      child = node
    }
    return sockets.filters.allSatisfy { $0.isReachable(element) }
  }
}
