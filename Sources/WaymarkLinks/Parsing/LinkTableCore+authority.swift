// SPDX-License-Identifier: MIT

extension LinkTableCore {
  /// What stands before a link's path.
  struct Origin {
    /// Where the path begins.
    let path: Int
    /// Which of the known schemes, the app's own from 2 on; -1 for a path.
    var scheme = -1
    /// Which of the hosts with parameters; -1 for none.
    var host = -1
  }

  /// Reads scheme and host of an absolute link.
  func origin(of bytes: UnsafeBufferPointer<UInt8>) throws(LinkError) -> Origin {
    // As nearly all links begin.
    if LinkTableCore.hasPrefix(bytes, at: 0, LinkTableCore.https),
      let end = plainHost(of: bytes, from: 8)
    {
      return Origin(path: end, scheme: 0)
    }
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
      return try host(of: bytes, from: start, scheme: 0, port: "443")
    }
    if LinkTableCore.isSame(scheme, "http".utf8) {
      guard hasSlashes else { throw .foreign("http") }
      return try host(of: bytes, from: start, scheme: 1, port: "80")
    }
    for index in knownSchemes.indices.dropFirst(2)
    where LinkTableCore.isSame(scheme, knownSchemes[index].utf8) {
      return Origin(path: start, scheme: index)
    }
    throw .foreign(String(decoding: scheme.prefix(64), as: UTF8.self).lowercased())
  }

  private static var https: StaticString { "https://" }

  @inline(__always)
  private static func hasPrefix(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ prefix: StaticString
  ) -> Bool {
    prefix.withUTF8Buffer { hasPrefix(bytes, at: start, $0) }
  }

  @inline(__always)
  private static func hasPrefix(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ prefix: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard bytes.count - start >= prefix.count else { return false }
    for index in prefix.indices where bytes[start + index] != prefix[index] { return false }
    return true
  }

  /// Where a host ends that is spelled as in the table; nil where it is not.
  @inline(__always)
  private func plainHost(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for index in hostBytes.indices {
      let end = start + hostBytes[index].count
      let isHost = hostBytes[index].withUnsafeBufferPointer {
        LinkTableCore.hasPrefix(bytes, at: start, $0)
      }
      guard isHost else { continue }
      if end == bytes.count { return end }
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      default: continue
      }
    }
    return nil
  }

  /// Checks the host that begins at a byte.
  private func host(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, scheme: Int, port: String
  ) throws(LinkError) -> Origin {
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
      return Origin(path: end, scheme: scheme)
    }
    if let index = hosts.pattern(of: bytes[start..<hostEnd]) {
      return Origin(path: end, scheme: scheme, host: index)
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
