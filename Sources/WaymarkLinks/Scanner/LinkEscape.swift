// SPDX-License-Identifier: MIT

/// How a table spells values in the links it prints.
///
/// What browsers escape of their own accord is escaped, so that a printed link is the same after a
/// browser had it; upper-case hexadecimal digits.
enum LinkEscape {
  /// Appends text as a segment of a path, or in a query.
  static func append(
    _ text: some StringProtocol, to bytes: inout ContiguousArray<UInt8>, isQuery: Bool
  ) {
    for byte in text.utf8 {
      if isPlain(byte, isQuery: isQuery) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
  }

  /// Text as a segment of a path, or in a query.
  static func spelling(of text: some StringProtocol, isQuery: Bool) -> String {
    var bytes = ContiguousArray<UInt8>()
    append(text, to: &bytes, isQuery: isQuery)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte stands for itself in what is printed.
  @inline(__always)
  static func isPlain(_ byte: UInt8, isQuery: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"):
      true
    case UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ";"),
      UInt8(ascii: "'"):
      !isQuery
    case UInt8(ascii: "/"), UInt8(ascii: "?"): isQuery
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
