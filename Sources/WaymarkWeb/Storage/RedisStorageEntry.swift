// SPDX-License-Identifier: MIT

#if Redis
import Foundation
@_spi(Host) import WaymarkViews

/// A value as Redis stores it: its size in decimal digits, for the script that counts what is
/// stored; a space; and the value in the encoding of ``StoredValueCoding``.
enum RedisStorageEntry {
  /// Returns the bytes of a value with a name.
  static func bytes(_ value: SceneStorageValues.Value, of name: String) throws -> Data {
    try Data("\(AppStore.size(of: name, value)) ".utf8) + StoredValueCoding.bytes(value)
  }

  /// Returns the value with some bytes; nil if they are in another format.
  static func value(_ bytes: Data) -> SceneStorageValues.Value? {
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    return try? StoredValueCoding.value(
      Data(bytes[space...].dropFirst()), as: SceneStorageValues.Value.self)
  }
}
#endif
