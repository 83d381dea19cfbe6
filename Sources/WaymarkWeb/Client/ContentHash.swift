// SPDX-License-Identifier: MIT

/// A short name for some bytes, which other bytes will hardly share (FNV-1a, 64 bits).
///
/// It tells versions apart; it is no protection against someone who looks for a collision.
struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  init(_ text: String) { self.init(text.utf8) }

  /// The hash as letters and digits.
  var text: String { String(value, radix: 36) }
}
