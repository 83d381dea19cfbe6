// SPDX-License-Identifier: MIT

import NIOCore

extension AddressPolicy {
  /// Returns whether a trusted proxy says that the visitor has connected with TLS.
  ///
  /// The last value of a header field is that of the proxy itself; those before it may be forged. If
  /// both fields are present, both must say so.
  ///
  /// - Parameters:
  ///   - peer: The address that the connection comes from.
  ///   - forwarded: The values of the `Forwarded` header fields (RFC 7239).
  ///   - forwardedProto: The values of the `X-Forwarded-Proto` header fields.
  /// - Returns: Whether it does; false for any other peer.
  func isSecure(
    peer: SocketAddress?, forwarded: [String] = [], forwardedProto: [String] = []
  ) -> Bool {
    guard trusts(peer) else { return false }
    let schemes = [
      forwarded.last.flatMap(Self.scheme),
      forwardedProto.last?.split(separator: ",").last.map(Self.name),
    ].compactMap { $0 }
    return !schemes.isEmpty && schemes.allSatisfy { $0 == "https" }
  }

  private static func scheme(_ field: String) -> String? {
    for pair in field.split(separator: ",").last?.split(separator: ";") ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, name(parts[0]) == "proto" { return name(parts[1]) }
    }
    return nil
  }

  private static func name(_ text: Substring) -> String {
    text.filter { !" \t\"".contains($0) }.lowercased()
  }
}
