// SPDX-License-Identifier: MIT

/// What a node keeps for a binding: it is told when the value changes at its source.
class BindingReader: PropertySlot {
  // Proof: the node ends its slots when it is unmounted, and then is told nothing more.
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

  /// Follows a location that the node reads itself, not in a body: where the location cannot tell
  /// of changes, the observable objects behind it do.
  @MainActor
  func follow(reading location: any BindingLocation) {
    follow(location)
    observed = source == nil ? location : nil
    observe()
  }

  /// Watches again; to be called after each change.
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

/// The readers of one location.
// Proof: made and changed on the main thread; it is only passed along.
struct ReaderList: @unchecked Sendable {
  private var readers: [ObjectIdentifier: BindingReader] = [:]

  mutating func add(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = reader }
  mutating func remove(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = nil }

  @MainActor
  func invalidate() {
    for reader in readers.values { reader.invalidate() }
  }
}
