// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

@Suite struct SecretTests {
  @Test func `a secret is read back as it was written, and no two are the same`() throws {
    for _ in 0..<100 {
      let secret = Secret.random()
      #expect(secret.text.utf8.count == 32)
      #expect(try #require(Secret(secret.text)).matches(secret))
      #expect(secret.bytes.count == 16 && Secret(bytes: secret.bytes).matches(secret))
      #expect(!Secret.random().matches(secret))
    }
  }

  @Test func `one bit makes another secret`() throws {
    let zero = try #require(Secret(String(repeating: "0", count: 32)))
    for place in 0..<32 {
      var digits = Array(repeating: "0", count: 32)
      digits[place] = "1"
      let other = try #require(Secret(digits.joined()))
      #expect(other.text == digits.joined() && !other.matches(zero))
    }
  }

  @Test(arguments: [
    "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
    String(repeating: "A", count: 32), "-" + String(repeating: "0", count: 31),
    "+" + String(repeating: "0", count: 31), String(repeating: "é", count: 16),
    String(repeating: "0", count: 16) + "+" + String(repeating: "0", count: 15),
  ])
  func `what is no secret is not read`(text: String) { #expect(Secret(text) == nil) }
}
