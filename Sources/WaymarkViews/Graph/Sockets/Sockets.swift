// SPDX-License-Identifier: MIT

package import WaymarkRender

/// Socket 1, settle: a feature with something to bring to rest once bodies and preferences are.
@MainActor
package protocol RestingFeature: AnyObject {
  /// Whether something waits for a flush.
  var isWaiting: Bool { get }

  /// Brings the feature to rest, when nothing else is left to do in a flush.
  ///
  /// - Returns: Whether there was anything to do.
  func settle(in graph: ViewGraph) -> Bool
}

/// Socket 1, settle: a feature with something to do once everything is shown.
@MainActor
package protocol FlushedFeature: AnyObject {
  /// Called at the end of each flush that somebody asked for.
  func didFlush(_ graph: ViewGraph)
}

/// Socket 2, events: a feature that handles events on elements, or hides elements.
@MainActor
package protocol EventFilter: AnyObject {
  /// The rest of the delivery: the filters behind this one, then the element itself.
  typealias Next = @MainActor () throws(HostEventError) -> Void

  /// Delivers an event to an element that a person can get at.
  ///
  /// - Throws: ``HostEventError`` when the element takes no such event. Nothing has changed then.
  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError)

  /// Whether a person can get at an element, as far as this feature decides it.
  func isReachable(_ element: ElementNode) -> Bool
}

extension EventFilter {
  package func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    try next()
  }

  package func isReachable(_ element: ElementNode) -> Bool { true }
}

/// Socket 3, properties: combines what several modifiers say of one property.
@MainActor
package protocol PropertyMerging: AnyObject {
  /// What the modifiers around an element say together of a property whose values are merged.
  func merged(_ property: Property, of element: ElementNode) -> PropertyValue?
}

/// Socket 4, begin and end: a feature whose containers wrap each element of their content.
@MainActor
package protocol ItemFeature: AnyObject {
  /// What an element of a kind is put into; nil for an element that needs none.
  func wrapper(of kind: ElementKind) -> ElementKind?
  /// Called when an element with a wrapper is complete.
  func didBegin(_ element: ElementNode)
  /// Called when an element with a wrapper ends, before its wrapper does.
  func willEnd(_ element: ElementNode)
}

/// Socket 4, begin and end: a feature that has something to end with the views of a graph.
@MainActor
package protocol EndingFeature: AnyObject {
  /// Called when the graph's views are gone, or when there were none.
  func didEnd(_ graph: ViewGraph)
}

/// What features have registered with one graph.
@MainActor
package struct Sockets {
  private(set) var resting: [any RestingFeature] = []
  private(set) var flushed: [any FlushedFeature] = []
  private(set) var filters: [any EventFilter] = []
  private(set) var ending: [any EndingFeature] = []
  private var items: ContiguousArray<(any ItemFeature)?> = []
  /// Who combines values of properties that are merged.
  package weak var merging: (any PropertyMerging)?

  var isWaiting: Bool { resting.contains(where: \.isWaiting) }

  /// Adds a feature that comes to rest after those that are there.
  package mutating func add(_ feature: any RestingFeature) { resting.append(feature) }

  /// Adds a feature that is told of each flush after those that are there.
  package mutating func add(_ feature: any FlushedFeature) { flushed.append(feature) }

  /// Adds a filter of events; the first that was added is asked first.
  package mutating func add(_ filter: any EventFilter) { filters.append(filter) }

  /// Adds a feature that ends after those that are there.
  package mutating func add(_ feature: any EndingFeature) { ending.append(feature) }

  /// Sets what wraps elements in containers of a kind.
  package mutating func add(_ feature: any ItemFeature, for wrapping: ItemWrapping) {
    let missing = wrapping.number + 1 - items.count
    if missing > 0 { items.append(contentsOf: repeatElement(nil, count: missing)) }
    items[wrapping.number] = feature
  }

  func items(_ wrapping: ItemWrapping) -> (any ItemFeature)? {
    wrapping.number < items.count ? items[wrapping.number] : nil
  }
}
