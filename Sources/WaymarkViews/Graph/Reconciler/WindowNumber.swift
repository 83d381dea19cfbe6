// SPDX-License-Identifier: MIT

/// Which of the windows a window is that one host shows in one tree.
///
/// The elements of a window have ids that no other window of its host has or has had.
@_spi(Host) public struct WindowNumber: Sendable {
  let place: UInt8
  let generation: UInt32

  /// The number of a window that is alone.
  public static let only = WindowNumber(place: 0, generation: 0)

  /// The index after which those of the window's elements come.
  var base: UInt32 { UInt32(place) << 24 }
}

/// The numbers of the windows of one host, at most 256 at a time.
@_spi(Host) public struct WindowNumbers: Sendable {
  private var count = 0
  private var free: [WindowNumber] = []

  /// All of them.
  public init() {}

  /// A number for another window; nil while there are as many as there can be.
  public mutating func take() -> WindowNumber? {
    if let number = free.popLast() { return number }
    guard let place = UInt8(exactly: count) else { return nil }
    count += 1
    return WindowNumber(place: place, generation: 0)
  }

  /// Takes back the number of a window that is closed, for another one.
  @MainActor
  public mutating func giveBack(from graph: ViewGraph) {
    // Without a generation that is left, an id could come twice; the number is given up.
    guard let generation = graph.elements.unused else { return }
    free.append(WindowNumber(place: graph.number.place, generation: generation))
  }
}
