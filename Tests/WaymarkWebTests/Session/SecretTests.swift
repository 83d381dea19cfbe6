// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

@Suite struct SecretTests {
  @Test func `a secret is read back as it was written, and no two are the same`() throws {
    for _ in 0..<100 {
      let secret = Secret.random()
      #expect(secret.text.utf8.count == 32)
      #expect(try #require(Secret(secret.text)).matches(secret))
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

  private static let word = String(repeating: "a1", count: 16)

  @Test(arguments: [
    (["waymark=\(word)"], true), (["a=b; waymark=\(word)"], true),
    (["a=b;waymark=\(word); c=d"], true), (["a=b", "waymark=\(word)"], true),
    (["waymark=x; waymark=\(word)"], true), ([], false), (["xwaymark=\(word)"], false),
    (["waymark=\(word)0"], false), (["waymark"], false), (["WAYMARK=\(word)"], false),
  ])
  func `a browser shows it by its cookie`(fields: [String], isThere: Bool) {
    #expect((Secret(cookies: fields)?.text == Self.word) == isThere)
  }

  @Test func `the cookie is for the server's eyes only`() throws {
    let secret = try #require(Secret(Self.word))
    let plain = "waymark=\(Self.word); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    #expect(secret.cookie(scheme: "http") == plain)
    #expect(secret.cookie(scheme: "https") == plain + "; Secure")
  }
}
