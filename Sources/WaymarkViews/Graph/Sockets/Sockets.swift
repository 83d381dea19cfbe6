// SPDX-License-Identifier: MIT

package import WaymarkRender

/// Socket 1, settle: a feature with work to do once bodies and preferences have settled.
@MainActor
package protocol RestingFeature: AnyObject {
  /// Whether the feature has work for a flush.
  var isWaiting: Bool { get }

  /// Settles the feature when nothing else is left to do in a flush.
  ///
  /// - Returns: Whether there was work to do.
  func settle(in graph: ViewGraph) -> Bool
}

/// Socket 1, settle: a feature with something to do once everything is shown.
@MainActor
package protocol FlushedFeature: AnyObject {
  /// Called at the end of each requested flush.
  func didFlush(_ graph: ViewGraph)
}

/// Socket 2, events: a feature that filters events on elements, or makes elements unreachable.
@MainActor
package protocol EventFilter: AnyObject {
  /// The rest of the delivery: the remaining filters, then the element.
  typealias Next = @MainActor () throws(HostEventError) -> Void

  /// Delivers an event to a reachable element.
  ///
  /// - Throws: ``HostEventError`` if the element does not support the event. Nothing has changed in
  ///   this case.
  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError)

  /// Whether a person can reach an element, as far as this feature determines it.
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

/// Socket 3, properties: combines the values that several modifiers set for a property.
@MainActor
package protocol PropertyMerging: AnyObject {
  /// Returns the combined value of a merged property from the modifiers around an element.
  func merged(_ property: Property, of element: ElementNode) -> PropertyValue?
}

/// Socket 4, begin and end: a feature whose containers wrap each element of their content.
@MainActor
package protocol ItemFeature: AnyObject {
  /// Returns the kind of wrapper for a kind of element; nil for elements without a wrapper.
  func wrapper(of kind: ElementKind) -> ElementKind?
  /// Called when an element with a wrapper is complete.
  func didBegin(_ element: ElementNode)
  /// Called when an element with a wrapper ends, before its wrapper.
  func willEnd(_ element: ElementNode)
}

/// Socket 4, begin and end: a feature with resources that end with the views of a graph.
@MainActor
package protocol EndingFeature: AnyObject {
  /// Called when the graph's views are unmounted, or if it had none.
  func didEnd(_ graph: ViewGraph)
}

/// The features that are registered with a graph.
///
/// It is a class, since every element asks for its item feature, and would copy a structure.
@MainActor
package final class Sockets {
  private(set) var resting: [any RestingFeature] = []
  private(set) var flushed: [any FlushedFeature] = []
  private(set) var filters: [any EventFilter] = []
  private(set) var ending: [any EndingFeature] = []
  // Proof: features register before the first view; from then on an access only reads.
  @exclusivity(unchecked) private var items: ContiguousArray<(any ItemFeature)?> = []
  // Proof: as above.

  /// Combines the values of merged properties.
  @exclusivity(unchecked) package var merging: (any PropertyMerging)?

  var isWaiting: Bool { resting.contains(where: \.isWaiting) }

  /// Adds a feature that settles after the existing ones.
  package func add(_ feature: any RestingFeature) { resting.append(feature) }

  /// Adds a feature that is notified of each flush, after the features added before it.
  package func add(_ feature: any FlushedFeature) { flushed.append(feature) }

  /// Adds an event filter; filters are asked in the order of registration.
  package func add(_ filter: any EventFilter) { filters.append(filter) }

  /// Adds a feature that ends after the existing ones.
  package func add(_ feature: any EndingFeature) { ending.append(feature) }

  /// Sets the feature that wraps elements in containers of a kind.
  package func add(_ feature: any ItemFeature, for wrapping: ItemWrapping) {
    let missing = wrapping.number + 1 - items.count
    if missing > 0 { items.append(contentsOf: repeatElement(nil, count: missing)) }
    items[wrapping.number] = feature
  }

  func items(_ wrapping: ItemWrapping) -> (any ItemFeature)? {
    wrapping.number < items.count ? items[wrapping.number] : nil
  }
}
