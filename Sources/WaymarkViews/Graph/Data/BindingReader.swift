// SPDX-License-Identifier: MIT

/// A node's slot for a binding, which is notified when the source changes.
class BindingReader: PropertySlot {
  // Proof: the node ends its slots when it is unmounted; afterwards it is not notified.
  private unowned(unsafe) let node: ViewNode
  private var source: (any BindingLocation)?
  private var observed: (any BindingLocation)?
  private var observation: NodeObservation?

  init(_ node: ViewNode) { self.node = node }

  final func follow(_ location: any BindingLocation) {
    if let source {
      if source === location { return }
      source.remove(self)
    }
    source = location.add(self) ? location : nil
  }

  @MainActor func invalidate() { node.invalidate() }

  /// Follows a location that the node reads outside of a body.
  ///
  /// If the location does not notify readers, the observable objects behind it do.
  @MainActor
  func follow(reading location: any BindingLocation) {
    follow(location)
    observed = source == nil ? location : nil
    observe()
  }

  /// Restarts the observation.
  ///
  /// Call this method after each change.
  @MainActor
  func observe() {
    guard let observed else {
      observation?.stop()
      return
    }
    let site = ObservationSite.of(type(of: observed))
    observing(at: site, in: node, &observation, NodeObservation(node)) { Self.read(observed) }
  }

  private static func read(_ location: some BindingLocation) { _ = location.read() }

  override func end() {
    source?.remove(self)
    source = nil
    observed = nil
    observation?.end()
    observation = nil
  }
}

/// The readers of a location.
// Proof: created and changed on the main thread; other threads only pass it along.
struct ReaderList: @unchecked Sendable {
  private var readers: [ObjectIdentifier: BindingReader] = [:]

  mutating func add(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = reader }
  mutating func remove(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = nil }

  @MainActor
  func invalidate() {
    for reader in readers.values { reader.invalidate() }
  }
}
