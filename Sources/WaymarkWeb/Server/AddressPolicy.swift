// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// Determines the IP addresses of visitors, also behind proxies.
struct AddressPolicy: Sendable {
  private let proxies: [AddressRange]

  /// Creates a policy.
  ///
  /// - Parameter trustedProxies: The addresses of trusted proxies, such as `10.0.0.7` or
  ///   `10.0.0.0/8`; invalid ones are ignored.
  init(trustedProxies: [String] = []) { proxies = trustedProxies.compactMap(AddressRange.init) }

  /// Returns whether a connection comes from a trusted proxy.
  func trusts(_ peer: SocketAddress?) -> Bool {
    guard let bytes = peer?.ipAddress.flatMap(IPBytes.init) else { return false }
    return proxies.contains { $0.contains(bytes) }
  }

  /// Returns the address of a visitor, as far as limits distinguish it.
  ///
  /// That is an IPv4 address, or the first half of an IPv6 address, of which one person can have the
  /// second half whole.
  ///
  /// Each proxy appends the address from which it received the request. The visitor is the last
  /// address that is not a trusted proxy; those before it may be forged. A proxy passes on the field
  /// that it does not write itself, so if the two fields disagree, neither is trusted.
  ///
  /// - Parameters:
  ///   - peer: The address that the connection comes from.
  ///   - forwarded: The values of the `Forwarded` header fields (RFC 7239).
  ///   - forwardedFor: The values of the `X-Forwarded-For` header fields.
  /// - Returns: The address; empty if it is unknown.
  func visitor(
    peer: SocketAddress?, forwarded: [String] = [], forwardedFor: [String] = []
  ) -> String {
    guard let own = peer?.ipAddress.flatMap(IPBytes.init) else { return "" }
    guard trusts(peer) else { return own.prefix }
    let chains = [forwarded.flatMap(Self.addresses), forwardedFor.flatMap(Self.names)]
      .filter { !$0.isEmpty }
    let visitors = Set(chains.map { visitor(in: $0) ?? own.prefix })
    return visitors.count == 1 ? visitors.first ?? own.prefix : own.prefix
  }

  private func visitor(in chain: [IPBytes?]) -> String? {
    for address in chain.reversed() {
      // The proxy does not know the address, or hides it.
      guard let address else { return nil }
      if !proxies.contains(where: { $0.contains(address) }) { return address.prefix }
    }
    return nil
  }

  private static func names(_ field: String) -> [IPBytes?] {
    field.split(separator: ",").map { IPBytes(node: $0) }
  }

  private static func addresses(_ field: String) -> [IPBytes?] {
    field.split(separator: ",").map { element in
      for pair in element.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "for" {
          return IPBytes(node: parts[1])
        }
      }
      return nil
    }
  }
}

/// The bytes of an IP address; an IPv4 address in the form of IPv6 is an IPv4 address.
struct IPBytes: Hashable, Sendable {
  let bytes: [UInt8]

  /// Parses an address, or returns nil.
  init?(_ text: String) {
    guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
    switch address {
    case .v4(let address):
      bytes = withUnsafeBytes(of: address.address.sin_addr, Array.init)
    case .v6(let address):
      let all = withUnsafeBytes(of: address.address.sin6_addr, Array.init)
      let isMapped = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 255 && all[11] == 255
      bytes = isMapped ? Array(all.suffix(4)) : all
    case .unixDomainSocket: return nil
    }
  }

  /// Parses an address of a header field, which may have quotation marks, brackets and a port.
  init?(node: some StringProtocol) {
    var text = String(node).filter { $0 != " " && $0 != "\"" && $0 != "\t" }
    if text.hasPrefix("[") {
      text = String(text.dropFirst().prefix { $0 != "]" })
    } else if text.count(where: { $0 == ":" }) == 1 {
      text = String(text.prefix { $0 != ":" })
    }
    self.init(text)
  }

  /// The address, or the first half of an IPv6 address, as text.
  var prefix: String {
    guard bytes.count == 16 else { return bytes.map(String.init).joined(separator: ".") }
    return stride(from: 0, to: 8, by: 2)
      .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
  }
}

/// An IP address, or all addresses that begin with the same bits.
struct AddressRange: Sendable {
  private let start: IPBytes
  private let length: Int

  /// Parses an address such as `::1`, or a range such as `10.0.0.0/8`; or returns nil.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let start = parts.first.flatMap({ IPBytes(String($0)) }), parts.count <= 2 else {
      return nil
    }
    let bits = start.bytes.count * 8
    guard let length = parts.count == 2 ? Int(parts[1]) : bits, (0...bits).contains(length) else {
      return nil
    }
    (self.start, self.length) = (start, length)
  }

  func contains(_ address: IPBytes) -> Bool {
    guard address.bytes.count == start.bytes.count else { return false }
    let (whole, rest) = length.quotientAndRemainder(dividingBy: 8)
    guard address.bytes.prefix(whole).elementsEqual(start.bytes.prefix(whole)) else { return false }
    return rest == 0 || (address.bytes[whole] ^ start.bytes[whole]) >> (8 - rest) == 0
  }
}
