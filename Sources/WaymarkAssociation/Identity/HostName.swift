// SPDX-License-Identifier: MIT

/// The name of a host that serves association files, as `example.com`.
///
/// Association files belong to a host without a port: systems ask none but 443.
package struct HostName: Hashable, Sendable {
  /// The name in lower case, without a dot at its end.
  package let name: String

  /// Creates a host from its name, in which case does not count.
  ///
  /// - Throws: ``HostNameError`` when it has anything but labels of ASCII letters, digits, hyphens
  ///   and underscores (RFC 1123, and RFC 2181 for the underscore).
  package init(_ text: String) throws(HostNameError) {
    var name = text.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { throw .notASCII(text) }
    if let mark = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let port = name[mark...].dropFirst()
      guard port.isEmpty || !port.allSatisfy(\.isNumber) else { throw .hasPort(text) }
    }
    let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, labels.allSatisfy(Self.isLabel) else { throw .notAHost(text) }
    self.name = name
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return 1...63 ~= label.count && label.first != hyphen && label.last != hyphen
      && label.allSatisfy {
        0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || $0 == hyphen || $0 == UInt8(ascii: "_")
      }
  }

  /// Returns whether an address can be of this host: paths are, and `https://` and `http://`
  /// addresses of this name without user or port, but for 443.
  package func serves(_ address: String) -> Bool {
    guard address.utf8.first != UInt8(ascii: "/") else { return true }
    guard let mark = address.firstRange(ofASCII: "://") else { return false }
    let scheme = address[..<mark.lowerBound].lowercased()
    guard scheme == "https" || scheme == "http" else { return false }
    var authority = String(address[mark.upperBound...].prefix { !"/?#".contains($0) })
    if scheme == "https", authority.hasSuffix(":443") { authority.removeLast(4) }
    return (try? HostName(authority)) == self
  }
}

/// Why a text is no host.
package enum HostNameError: Error, Hashable, Sendable {
  /// It has characters beyond ASCII.
  case notASCII(String)
  /// It has a port.
  case hasPort(String)
  /// It is no name of a host.
  case notAHost(String)
}

extension HostNameError: CustomStringConvertible {
  /// What is wrong, with what is right.
  package var description: String {
    switch self {
    case .notASCII(let text): "“\(text)” must be written in ASCII, such as xn--…."
    case .hasPort(let text): "“\(text)” has a port; systems ask a host without one."
    case .notAHost(let text): "“\(text)” is not a host name, such as example.com."
    }
  }
}
