// SPDX-License-Identifier: MIT

/// How a table spells values in the links it prints.
///
/// What browsers escape of their own accord is escaped, so that a printed link is the same after a
/// browser had it; upper-case hexadecimal digits.
package enum LinkEscape {
  /// Appends text as a segment of a path, or in a query.
  static func append(
    _ text: String, to bytes: inout ContiguousArray<UInt8>, isQuery: Bool
  ) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ isPlain($0, isQuery: isQuery) }) {
        bytes.append(contentsOf: utf8)
        return
      }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * utf8.count) { room in
        var count = 0
        for byte in utf8 {
          if isPlain(byte, isQuery: isQuery) {
            room[count] = byte
            count += 1
          } else {
            room[count] = UInt8(ascii: "%")
            room[count + 1] = digit(byte >> 4)
            room[count + 2] = digit(byte & 15)
            count += 3
          }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<count]))
      }
    }
  }

  /// Appends a byte of ASCII.
  static func append(byte: UInt8, to bytes: inout ContiguousArray<UInt8>, isQuery: Bool) {
    if isPlain(byte, isQuery: isQuery) {
      bytes.append(byte)
    } else {
      bytes.append(contentsOf: escape(of: byte))
    }
  }

  /// The escape of a byte.
  static func escape(of byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
  }

  /// Text as a segment of a path, or in a query.
  package static func spelling(of text: String, isQuery: Bool) -> String {
    var bytes = ContiguousArray<UInt8>()
    append(text, to: &bytes, isQuery: isQuery)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte stands for itself in what is printed.
  @inline(__always)
  static func isPlain(_ byte: UInt8, isQuery: Bool) -> Bool {
    guard byte < 128 else { return false }
    let set = isQuery ? inQuery : inPath
    return (byte < 64 ? set.low : set.high) >> UInt64(byte & 63) & 1 != 0
  }

  /// What a byte is to who reads a path.
  enum Kind: UInt8, BitwiseCopyable {
    /// Stands for itself.
    case plain
    /// Ends a segment.
    case end
    /// Is an escape, or has to be looked at.
    case other
  }

  /// What each byte is in a path: to look one up is faster than to compute it.
  static let kindsInPath = FixedArray<Kind>(
    (0...255).map { (byte: UInt8) -> Kind in
      if isPlain(byte, isQuery: false) { return .plain }
      return "/?#".utf8.contains(byte) ? .end : .other
    })

  /// Whether each byte stands for itself.
  static let plainInQuery = FixedArray<Bool>((0...255).map { isPlain($0, isQuery: true) })

  /// A set of ASCII characters, one bit for each.
  private struct Characters {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  @inline(__always)
  private static var inPath: Characters {
    Characters(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  @inline(__always)
  private static var inQuery: Characters {
    Characters(low: 0x87FF_F712_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
