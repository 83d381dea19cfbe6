// SPDX-License-Identifier: MIT

import Foundation

/// Detects the encoding of a text file.
enum TextEncoding {
  /// Decodes text by its byte order mark, or else by its zero bytes, which UTF-8 does not contain.
  static func text(of data: Data) -> String? {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return utf32(bytes.dropFirst(4), isLittleEndian: true)
    }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return utf32(bytes.dropFirst(4), isLittleEndian: false)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittleEndian: false) }
    if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], isLittleEndian: false) }
    if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], isLittleEndian: true) }
    return utf8(bytes[...])
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) -> String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// Decodes UTF-16; the odd last byte of a damaged file is dropped.
  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String? {
    let units = words(bytes, size: 2, isLittleEndian: isLittleEndian).map(UInt16.init)
    return String(validating: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String? {
    String(validating: words(bytes, size: 4, isLittleEndian: isLittleEndian), as: UTF32.self)
  }

  private static func words(
    _ bytes: ArraySlice<UInt8>, size: Int, isLittleEndian: Bool
  ) -> [UInt32] {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count - bytes.count % size, by: size).map { start in
      let word = bytes[start..<start + size]
      return (isLittleEndian ? Array(word.reversed()) : Array(word)).reduce(0) {
        $0 << 8 | UInt32($1)
      }
    }
  }
}
