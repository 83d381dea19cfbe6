// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

@Suite struct OriginPolicyTests {
  private let policy = OriginPolicy(
    host: "127.0.0.1", origins: ["https://App.example/", "http://box:9000", "nonsense"])

  @Test(arguments: [
    ("127.0.0.1:8080", "http"), ("localhost:8080", "http"), ("LOCALHOST:8080", "http"),
    ("[::1]:8080", "http"), ("app.example", "https"), ("box:9000", "http"),
    ("127.0.0.1:8081", nil), ("127.0.0.1", nil), ("evil.example", nil), ("evil.example:8080", nil),
    ("localhost.evil.example:8080", nil), ("box:8080", nil), ("app.example:8080", nil), ("", nil),
    (nil, nil), ("127.0.0.1:8080@evil.example", nil), ("192.168.1.5:8080", nil),
  ])
  func `it answers for its own hosts only`(host: String?, scheme: String?) {
    #expect(policy.scheme(host: host, port: 8080) == scheme)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", true), ("http://localhost:8080", true), ("http://[::1]:8080", true),
    ("https://app.example", true), ("https://app.example:443", true), ("http://box:9000", true),
    ("https://127.0.0.1:8080", false), ("http://app.example", false), ("null", false),
    ("http://127.0.0.1:8081", false), ("http://evil.example", false), (nil, false), ("", false),
    ("http://127.0.0.1:8080.evil.example", false), ("file://127.0.0.1:8080", false),
  ])
  func `sockets open from its own pages only`(origin: String?, isAllowed: Bool) {
    #expect(policy.allows(origin: origin, port: 8080) == isAllowed)
  }

  @Test func `listening everywhere, it answers at this machine's addresses`() {
    let policy = OriginPolicy(host: "0.0.0.0", interfaces: ["192.168.1.5", "fd00::1"])
    #expect(policy.scheme(host: "192.168.1.5:8080", port: 8080) == "http")
    #expect(policy.scheme(host: "[fd00::1]:8080", port: 8080) == "http")
    #expect(policy.scheme(host: "0.0.0.0:8080", port: 8080) == nil)
    #expect(policy.scheme(host: "192.168.1.6:8080", port: 8080) == nil)
  }

  @Test func `listening at a name, it answers at that name`() {
    let policy = OriginPolicy(host: "Trails.local")
    #expect(policy.scheme(host: "trails.local:80", port: 80) == "http")
    #expect(policy.scheme(host: "trails.local", port: 80) == "http")
  }
}
