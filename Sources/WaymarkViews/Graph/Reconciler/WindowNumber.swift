// SPDX-License-Identifier: MIT

/// Identifies a window among those that a host displays in one tree.
///
/// Element ids are unique across all past and present windows of a host.
@_spi(Host) public struct WindowNumber: Sendable {
  let place: UInt8
  let generation: UInt32

  /// The number of a single window.
  public static let only = WindowNumber(place: 0, generation: 0)

  /// The offset of the indices of the window's elements.
  var base: UInt32 { UInt32(place) << 24 }
}

/// The window numbers of a host, at most 256 at a time.
@_spi(Host) public struct WindowNumbers: Sendable {
  private var count = 0
  private var free: [WindowNumber] = []

  /// Creates a full set of numbers.
  public init() {}

  /// Removes and returns a number for a new window; nil if all numbers are in use.
  public mutating func reserve() -> WindowNumber? {
    if let number = free.popLast() { return number }
    guard let place = UInt8(exactly: count) else { return nil }
    count += 1
    return WindowNumber(place: place, generation: 0)
  }

  /// Returns the number of a closed window for reuse.
  @MainActor
  public mutating func release(from graph: ViewGraph) {
    // Without an unused generation an id could repeat, so the number is retired.
    guard let generation = graph.elements.unused else { return }
    free.append(WindowNumber(place: graph.number.place, generation: generation))
  }
}
