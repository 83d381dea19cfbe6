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
    guard let colon = bytes.firstIndex(where: { !LinkTableCore.isSchemeByte($0) }),
      colon > 0, bytes[colon] == UInt8(ascii: ":")
    else { throw .malformed(.missingScheme, at: 0) }
    let hasSlashes =
      colon + 2 < bytes.count && bytes[colon + 1] == UInt8(ascii: "/")
      && bytes[colon + 2] == UInt8(ascii: "/")
    let start = hasSlashes ? colon + 3 : colon + 1
    let scheme = bytes[..<colon]
    for known in ["https", "http"] where LinkTableCore.isSame(scheme, known) {
      guard hasSlashes else { throw .foreign(known) }
      let end = try host(of: bytes, from: start, port: known == "https" ? "443" : "80")
      return Origin(path: end, scheme: known)
    }
    for known in schemes where LinkTableCore.isSame(scheme, known) {
      return Origin(path: start, scheme: known, isTrusted: false)
    }
    throw .foreign(String(decoding: scheme.prefix(64), as: UTF8.self).lowercased())
  }

  /// Checks the host that begins at a byte; returns where it ends.
  private func host(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, port: StaticString
  ) throws(LinkError) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      }
      if byte == UInt8(ascii: "\\") { throw .malformed(.backslash, at: end) }
      if byte <= 0x20 || byte == 0x7F {
        throw .malformed(byte == 0x20 ? .space : .controlCharacter, at: end)
      }
      end += 1
    }
    let authority = bytes[start..<end]
    if authority.contains(UInt8(ascii: "@")) {
      // Not named: what stands before the host may be a secret.
      throw .foreign("a host behind user information")
    }
    var host = authority
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")) {
      host = authority[..<colon]
      let digits = authority[(colon + 1)...]
      let isDefault = port.withUTF8Buffer { digits.elementsEqual($0) }
      if !digits.isEmpty, !isDefault { throw .foreign(name(authority)) }
    }
    if host.last == UInt8(ascii: ".") { host = host.dropLast() }
    for known in hosts where LinkTableCore.isSame(host, known) { return end }
    throw .foreign(name(authority))
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
  private static func isSame(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
    bytes.count == text.utf8.count
      && zip(bytes, text.utf8).allSatisfy { byte, known in
        let isUpper = byte &- UInt8(ascii: "A") < 26
        return (isUpper ? byte | 0x20 : byte) == known
      }
  }
}
