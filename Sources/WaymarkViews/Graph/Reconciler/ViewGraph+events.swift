// SPDX-License-Identifier: MIT

public import WaymarkRender

@_spi(Host) extension ViewGraph {
  /// Delivers what a person did and brings everything up to date.
  ///
  /// - Parameter event: What was done, and to which element.
  /// - Throws: ``HostEventError`` when the element is gone, hidden, disabled or takes no such
  ///   event. Nothing has changed then.
  public func send(_ event: HostEvent) throws(HostEventError) {
    flush()
    try inside { Result { () throws(HostEventError) in try deliver(event) } }.get()
    flush()
  }

  private func deliver(_ event: HostEvent) throws(HostEventError) {
    guard let element = elements[event.target] else { throw .notFound }
    // These are nothing that a person does to what is there, so what hides it does not matter.
    switch event.action {
    case .frame, .appearance: return try element.handle(event.action)
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

  /// Whether a person can get at an element: no other screen, tab, sheet or cover hides it.
  func isReachable(_ element: ElementNode) -> Bool {
    var child: ViewNode = element
    // What lies over the window is not hidden by what declares it.
    while !child.liesOverWindow, let node = child.parent {
      guard node.shows(child) else { return false }
      child = node
    }
    return sockets.filters.allSatisfy { $0.isReachable(element) }
  }
}
