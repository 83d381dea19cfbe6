// SPDX-License-Identifier: MIT

/// A short hash of some bytes (FNV-1a, 64 bits).
///
/// It distinguishes versions, and does not protect against intentional collisions.
package struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  package init(_ text: String) { self.init(text.utf8) }

  /// The hash in base 36.
  package var text: String { String(value, radix: 36) }
}
