// SPDX-License-Identifier: MIT

import WaymarkLinks

/// A part of an address, in the order they are written in.
enum AddressPart: Int, Hashable, Sendable, CaseIterable {
  case path, query, fragment

  /// The part after it; nil for the last.
  var next: AddressPart? { AddressPart(rawValue: rawValue + 1) }

  /// The bytes that it may have; all others are escaped in addresses.
  var alphabet: ByteSet {
    switch self {
    case .path: Self.pathBytes
    case .query: Self.queryBytes
    case .fragment: Self.fragmentBytes
    }
  }

  private static let fragmentBytes = ByteSet(0x21...0x7E)
  private static let queryBytes = fragmentBytes.subtracting(ByteSet("#".utf8))
  private static let pathBytes = fragmentBytes.subtracting(ByteSet("?#".utf8))

  /// An address with this part added, given those before it.
  func address(_ before: String, adding text: String) -> String {
    switch self {
    case .path: before + "/" + text
    case .query: text.isEmpty ? before : before + "?" + text
    case .fragment: text.isEmpty ? before : before + "#" + text
    }
  }
}

extension String {
  /// Whether it is shorter than another text, or of the same length and first in order.
  func isBefore(_ other: String) -> Bool {
    (utf8.count, self) < (other.utf8.count, other)
  }
}
