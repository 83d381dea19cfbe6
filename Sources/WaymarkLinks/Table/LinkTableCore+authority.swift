// SPDX-License-Identifier: MIT

extension LinkTableCore {
  /// What stands before a link's path.
  struct Origin {
    /// Where the path begins.
    let path: Int
    /// The scheme in the table's spelling; nil for a path.
    var scheme: String?
    /// Whether the system vouches for the link.
    var isTrusted = true
  }

  /// Reads scheme and host of an absolute link.
  func origin(of bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) -> Origin {
    var colon = 0
    while colon < bytes.count, LinkTableCore.isSchemeByte(bytes[colon]) { colon += 1 }
    guard colon > 0, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
      throw .malformed(.missingScheme, at: 0)
    }
    let hasSlashes =
      colon + 2 < bytes.count && bytes[colon + 1] == UInt8(ascii: "/")
      && bytes[colon + 2] == UInt8(ascii: "/")
    let start = hasSlashes ? colon + 3 : colon + 1
    let scheme = bytes[..<colon]
    if LinkTableCore.isSame(scheme, "https".utf8) {
      guard hasSlashes else { throw .foreign("https") }
      return Origin(path: try host(of: bytes, from: start, port: "443"), scheme: "https")
    }
    if LinkTableCore.isSame(scheme, "http".utf8) {
      guard hasSlashes else { throw .foreign("http") }
      return Origin(path: try host(of: bytes, from: start, port: "80"), scheme: "http")
    }
    for known in schemes where LinkTableCore.isSame(scheme, known.utf8) {
      return Origin(path: start, scheme: known, isTrusted: false)
    }
    throw .foreign(String(decoding: scheme.prefix(64), as: UTF8.self).lowercased())
  }

  /// Checks the host that begins at a byte; returns where it ends.
  private func host(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, port: String
  ) throws(LinkError) -> Int {
    var end = start
    var colon: Int?
    var hasUser = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      }
      if byte == UInt8(ascii: "\\") { throw .malformed(.backslash, at: end) }
      if byte <= 0x20 || byte == 0x7F {
        throw .malformed(byte == 0x20 ? .space : .controlCharacter, at: end)
      }
      if byte == UInt8(ascii: ":") { colon = end }
      if byte == UInt8(ascii: "@") { hasUser = true }
      end += 1
    }
    // Not named: what stands before the host may be a secret.
    if hasUser { throw .foreign("a host behind user information") }
    var hostEnd = end
    if let colon {
      hostEnd = colon
      if colon + 1 < end, !LinkTableCore.isSame(bytes[(colon + 1)..<end], port.utf8) {
        throw .foreign(name(bytes[start..<end]))
      }
    }
    if hostEnd > start, bytes[hostEnd - 1] == UInt8(ascii: ".") { hostEnd -= 1 }
    for index in hostBytes.indices
    where LinkTableCore.isSame(bytes[start..<hostEnd], hostBytes[index]) {
      return end
    }
    throw .foreign(name(bytes[start..<end]))
  }

  private func name(_ authority: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: authority.prefix(253), as: UTF8.self).lowercased()
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether bytes are a text in lower case, but for their case.
  @inline(__always)
  private static func isSame(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: some Collection<UInt8>
  ) -> Bool {
    guard text.count == bytes.count else { return false }
    var index = bytes.startIndex
    for known in text {
      let byte = bytes[index]
      let isUpper = byte &- UInt8(ascii: "A") < 26
      if (isUpper ? byte | 0x20 : byte) != known { return false }
      index += 1
    }
    return true
  }
}
