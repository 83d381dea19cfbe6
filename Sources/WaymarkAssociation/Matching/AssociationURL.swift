// SPDX-License-Identifier: MIT

/// The parts of an address that rules look at, as they are written.
struct AssociationURL: Hashable, Sendable {
  var path: String
  var query: String
  var fragment: String

  /// How long an address may be, in bytes.
  static let limit = 8 << 10

  /// Why an address is not looked at.
  enum Refusal: Error, Hashable, Sendable {
    /// It is no page of the web.
    case notWeb
    /// It is longer than 8 KiB.
    case tooLong
  }

  /// Splits an address, `https://host/path?query#fragment` or what follows the host.
  ///
  /// The host is not looked at: a file speaks for the host that serves it.
  init(_ text: String) throws(Refusal) {
    guard text.utf8.count <= Self.limit else { throw .tooLong }
    let escaped = Self.escaped(text)
    var rest = escaped[...]
    if rest.first != "/" {
      guard let mark = rest.firstRange(ofASCII: "://") else { throw .notWeb }
      let scheme = rest[..<mark.lowerBound].lowercased()
      guard scheme == "https" || scheme == "http" else { throw .notWeb }
      rest = rest[mark.upperBound...]
      rest = rest[(rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex)...]
    }
    let beforeFragment = rest.prefix { $0 != "#" }
    fragment = String(rest[beforeFragment.endIndex...].dropFirst())
    let beforeQuery = beforeFragment.prefix { $0 != "?" }
    query = String(beforeFragment[beforeQuery.endIndex...].dropFirst())
    path = beforeQuery.isEmpty ? "/" : String(beforeQuery)
  }

  /// The text with what no address has written as a browser does: spaces and what is not ASCII.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte <= 0x20 || byte >= 0x7F {
        bytes += "%".utf8
        bytes += [byte >> 4, byte & 15].map { Array("0123456789ABCDEF".utf8)[Int($0)] }
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StringProtocol {
  /// Where a text of ASCII stands first.
  ///
  /// The standard library's own search is newer than the systems we run on.
  func firstRange(ofASCII text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}

extension String {
  /// The text with its escapes decoded; as it is, when that makes no UTF-8.
  var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : self
  }
}
