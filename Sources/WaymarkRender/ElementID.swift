// SPDX-License-Identifier: MIT

/// Names one element for as long as it lives; never used again for another.
///
/// An index may be used again once its element is destroyed, with the next generation.
public struct ElementID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The place in the host's table, from 1; 0 is the host itself.
  public var index: UInt32
  /// How many elements had this index before.
  public var generation: UInt32

  /// Makes an id from its parts.
  public init(index: UInt32, generation: UInt32 = 0) {
    self.index = index
    self.generation = generation
  }

  /// The host itself: windows are inserted into it.
  ///
  /// It is never created or destroyed.
  public static let root = ElementID(index: 0)

  /// Whether one comes first by its index, then by its generation; that says nothing of age.
  public static func < (a: ElementID, b: ElementID) -> Bool {
    (a.index, a.generation) < (b.index, b.generation)
  }

  /// `index` alone for the first generation, else `index.generation`; ``init(_:)`` reads it.
  public var description: String {
    generation == 0 ? "\(index)" : "\(index).\(generation)"
  }

  /// Reads what ``description`` prints; nil for anything else.
  public init?(_ description: some StringProtocol) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let index = UInt32(parts[0]) else { return nil }
    let generation = parts.count == 2 ? UInt32(parts[1]) : 0
    guard let generation else { return nil }
    self.init(index: index, generation: generation)
    // Signs, leading zeros and a written-out generation 0 are nothing that is printed.
    guard self.description == description else { return nil }
  }
}
