// SPDX-License-Identifier: MIT

/// Which segments a parameter accepts, with the literals around it.
enum SegmentShape: Hashable, Sendable {
  /// These, as they are looked up.
  case keywords(Set<String>)
  /// Texts of a kind other than keywords, between ASCII.
  case texts(LinkKind, prefix: [UInt8], suffix: [UInt8])

  /// Makes it; letters of ASCII are in lower case where case does not count.
  init(_ param: LinkEntry.Parameter, caseSensitive: Bool) {
    if case .keywords(let keywords) = param.kind {
      let texts = keywords.map { param.prefix + $0 + param.suffix }
      self = .keywords(Set(caseSensitive ? texts : texts.map { $0.lowercased() }))
    } else {
      let literals = [param.prefix, param.suffix].map {
        Array((caseSensitive ? $0 : $0.lowercased()).utf8)
      }
      self = .texts(param.kind, prefix: literals[0], suffix: literals[1])
    }
  }

  static let int = SegmentShape.texts(.int, prefix: [], suffix: [])
  static let text = SegmentShape.texts(.text, prefix: [], suffix: [])

  /// Whether it accepts a segment.
  ///
  /// - Parameters:
  ///   - text: The segment, without escapes.
  ///   - key: The segment, as it is looked up.
  ///   - caseSensitive: Whether literals tell `a` from `A`.
  /// - Returns: Whether it does.
  func accepts(_ text: String, key: String, caseSensitive: Bool) -> Bool {
    switch self {
    case .keywords(let keywords): return keywords.contains(key)
    case .texts(let kind, let prefix, let suffix):
      let utf8 = Array(text.utf8)
      guard utf8.count > prefix.count + suffix.count else { return false }
      let isSame = { (one: UInt8, other: UInt8) in
        one == (caseSensitive ? other : SegmentShape.lower(other))
      }
      return prefix.elementsEqual(utf8.prefix(prefix.count), by: isSame)
        && suffix.elementsEqual(utf8.suffix(suffix.count), by: isSame)
        && kind.accepts(utf8[prefix.count..<(utf8.count - suffix.count)])
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

extension LinkKind {
  /// Whether bytes are a text of the kind, which is not `keywords`.
  fileprivate func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .int: LinkKind.isNumber(bytes)
    case .integer:
      bytes.first == UInt8(ascii: "-")
        ? bytes.count > 1 && bytes[bytes.startIndex + 1] != UInt8(ascii: "0")
          && LinkKind.isNumber(bytes.dropFirst())
        : LinkKind.isNumber(bytes)
    case .date, .uuid:
      bytes.count == places.count && zip(bytes, places).allSatisfy { $1.contains($0) }
    case .keywords, .text: !bytes.isEmpty
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.allSatisfy({ ByteSet.digits.contains($0) }) else {
      return false
    }
    return first != UInt8(ascii: "0") || bytes.count == 1
  }

  /// What may be at each place of a text of a kind whose texts are equally long.
  var places: [ByteSet] {
    func places(_ groups: [Int], _ set: ByteSet) -> [ByteSet] {
      Array(
        groups.map { Array(repeating: set, count: $0) }
          .joined(separator: [ByteSet(UInt8(ascii: "-"))]))
    }
    switch self {
    case .date: return places([4, 2, 2], .digits)
    case .uuid: return places([8, 4, 4, 4, 12], .hexadecimal)
    default: return []
    }
  }
}
