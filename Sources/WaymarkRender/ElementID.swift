// SPDX-License-Identifier: MIT

/// The identifier of an element, which is never reused.
///
/// After an element was destroyed, its index may be reused with the next generation.
public struct ElementID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The index in the host's table, from 1; 0 is the host itself.
  public var index: UInt32
  /// The number of previous elements with this index.
  public var generation: UInt32

  /// Creates an identifier from its components.
  public init(index: UInt32, generation: UInt32 = 0) {
    self.index = index
    self.generation = generation
  }

  /// The host itself, into which windows are inserted.
  ///
  /// It is never created or destroyed.
  public static let root = ElementID(index: 0)

  /// Orders identifiers by index and generation, which says nothing about their age.
  public static func < (a: ElementID, b: ElementID) -> Bool {
    (a.index, a.generation) < (b.index, b.generation)
  }

  /// The `index` for the first generation, otherwise `index.generation`; ``init(_:)`` parses it.
  public var description: String {
    generation == 0 ? "\(index)" : "\(index).\(generation)"
  }

  /// Parses a ``description``; returns nil for any other string.
  public init?(_ description: some StringProtocol) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let index = UInt32(parts[0]) else { return nil }
    let generation = parts.count == 2 ? UInt32(parts[1]) : 0
    guard let generation else { return nil }
    self.init(index: index, generation: generation)
    // A description never contains signs, leading zeros or a generation of 0.
    guard self.description == description else { return nil }
  }
}
