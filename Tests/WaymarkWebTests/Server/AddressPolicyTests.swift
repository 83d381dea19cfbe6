// SPDX-License-Identifier: MIT

import NIOCore
import Testing

@testable import WaymarkWeb

@Suite struct AddressPolicyTests {
  private static let policy = AddressPolicy(trustedProxies: ["10.0.0.0/8", "::1", "fd00::/7"])

  private func visitor(
    _ peer: String, _ forwarded: [String] = [], for forwardedFor: [String] = []
  ) throws -> String {
    Self.policy.visitor(
      peer: try SocketAddress(ipAddress: peer, port: 1), forwarded: forwarded,
      forwardedFor: forwardedFor)
  }

  @Test func `a peer that is no trusted proxy is the visitor, whatever it says (O5)`() throws {
    #expect(try visitor("192.0.2.1", ["for=198.51.100.1"], for: ["198.51.100.1"]) == "192.0.2.1")
    #expect(Self.policy.visitor(peer: nil) == "")
    #expect(try visitor("10.1.2.3") == "10.1.2.3")
  }

  @Test(
    arguments: [
      (["for=192.0.2.1"], [], "192.0.2.1"),
      (["For=\"192.0.2.1:4711\";proto=https;by=10.0.0.1"], [], "192.0.2.1"),
      (["for=192.0.2.9, for=192.0.2.1", "for=10.0.0.2"], [], "192.0.2.1"),
      (["for=\"[2001:db8:1:2:3:4:5:6]:80\""], [], "2001:db8:1:2"),
      ([], ["192.0.2.9, 192.0.2.1 , 10.0.0.2"], "192.0.2.1"),
      ([], ["192.0.2.9", "::ffff:192.0.2.1"], "192.0.2.1"),
      (["for=192.0.2.1"], ["192.0.2.1"], "192.0.2.1"),
      // Hidden, unknown or contradictory: the proxy itself.
      (["for=_hidden"], [], "10.0.0.1"), (["for=unknown"], [], "10.0.0.1"),
      ([], ["192.0.2.1, what"], "10.0.0.1"), ([], ["10.0.0.5"], "10.0.0.1"),
      (["for=192.0.2.1"], ["192.0.2.2"], "10.0.0.1"), (["proto=https"], [], "10.0.0.1"),
    ] as [([String], [String], String)])
  func `a trusted proxy names its visitor (O5)`(
    forwarded: [String], forwardedFor: [String], expected: String
  ) throws {
    #expect(try visitor("10.0.0.1", forwarded, for: forwardedFor) == expected)
  }

  @Test func `a half of an IPv6 address is one visitor (O5)`() throws {
    let one = try visitor("2001:db8::1")
    #expect(try one == visitor("2001:db8::ffff:1") && one != visitor("2001:db8:0:1::1"))
  }

  @Test(arguments: ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "10.0.0.0/8/8", "/8", "10/8"])
  func `what is no range is refused`(text: String) async {
    #expect(AddressRange(text) == nil)
    await #expect(throws: WebHostError.badProxy(text)) {
      try await WebHost.run(
        CounterApp.self, WebHost.Options(port: 0, trustedProxies: ["10.0.0.1", text]))
    }
  }
}
