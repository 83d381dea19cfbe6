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
    var index: UInt32?
    var number: UInt32?
    for byte in description.utf8 {
      switch byte {
      case UInt8(ascii: ".") where index == nil && number != nil:
        index = number
        number = nil
      // A description never contains signs or leading zeros.
      case UInt8(ascii: "0")...UInt8(ascii: "9") where number != 0:
        let (product, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, isStillTooLarge) = product.addingReportingOverflow(
          UInt32(byte - UInt8(ascii: "0")))
        guard !isTooLarge, !isStillTooLarge else { return nil }
        number = sum
      default: return nil
      }
    }
    guard let number else { return nil }
    guard let index else {
      self.init(index: number)
      return
    }
    // The first generation is not written.
    guard number > 0 else { return nil }
    self.init(index: index, generation: number)
  }
}
