// SPDX-License-Identifier: MIT

extension MarkdownSource {
  /// Returns the value of a character reference and its length in bytes; nil for an unknown one.
  ///
  /// A number that is not a scalar becomes U+FFFD.
  func reference(at start: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard self[start] == "&" else { return nil }
    guard self[start + 1] == "#" else { return namedReference(at: start) }
    let isHexadecimal = self[start + 2] == "x" || self[start + 2] == "X"
    let first = start + (isHexadecimal ? 3 : 2)
    let limit = isHexadecimal ? 6 : 7
    var end = first
    var number: UInt32 = 0
    while end - first <= limit, let digit = Character(self[end]).hexDigitValue,
      isHexadecimal || digit < 10
    {
      number = number * (isHexadecimal ? 16 : 10) + UInt32(digit)
      end += 1
    }
    guard (1...limit).contains(end - first), self[end] == ";" else { return nil }
    let value = number == 0 ? nil : Unicode.Scalar(number)
    return (value ?? "\u{FFFD}", end + 1 - start)
  }

  private func namedReference(at start: Int) -> (value: Unicode.Scalar, length: Int)? {
    for (name, value) in Self.namedReferences where has(name, at: start + 1) {
      return (value, name.utf8CodeUnitCount + 1)
    }
    return nil
  }

  private static let namedReferences: [(name: StaticString, value: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
    ("nbsp;", "\u{A0}"), ("copy;", "©"), ("reg;", "®"), ("trade;", "™"), ("hellip;", "…"),
    ("ndash;", "–"), ("mdash;", "—"), ("lsquo;", "‘"), ("rsquo;", "’"), ("ldquo;", "“"),
    ("rdquo;", "”"), ("laquo;", "«"), ("raquo;", "»"), ("bull;", "•"), ("middot;", "·"),
    ("times;", "×"), ("deg;", "°"), ("euro;", "€"), ("shy;", "\u{AD}"),
  ]
}
