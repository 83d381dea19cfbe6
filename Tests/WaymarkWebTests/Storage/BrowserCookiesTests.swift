// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

@Suite struct BrowserCookiesTests {
  private let cookies = BrowserCookies()

  @Test(arguments: [false, true])
  func `a cookie that the server has issued identifies its browser`(isSecure: Bool) throws {
    let browser = Secret.random()
    let pair = cookies.pair(for: browser, isSecure: isSecure)
    #expect(pair.hasPrefix(isSecure ? "__Host-waymark=" : "waymark="))
    let places = [
      [pair], ["a=b; \(pair)"], ["a=b;\(pair); c=d"], ["a=b", pair], ["waymark=x", pair],
    ]
    for fields in places {
      let found = try #require(cookies.browser(in: fields, isSecure: isSecure))
      #expect(found.matches(browser))
      // A page without TLS can set the plain cookie, and a page with TLS does not send it.
      #expect(cookies.browser(in: fields, isSecure: !isSecure) == nil)
    }
  }

  @Test func `a cookie that the server has not issued identifies nobody`() {
    let browser = Secret.random()
    let pair = cookies.pair(for: browser)
    let forged = [
      "", "waymark", "waymark=", "waymark=\(browser.text)",
      "waymark=\(browser.text)\(browser.text)",
      "x\(pair)", "\(pair)0", String(pair.dropLast()), pair.uppercased(),
      "waymark=\(Secret.random().text)\(pair.suffix(32))",
      BrowserCookies().pair(for: browser),
    ]
    for field in forged {
      #expect(cookies.browser(in: [field], isSecure: false) == nil, "\(field)")
    }
    for place in 0..<64 {
      var digits = Array(pair)
      digits["waymark=".count + place] = digits["waymark=".count + place] == "0" ? "1" : "0"
      #expect(cookies.browser(in: [String(digits)], isSecure: false) == nil)
    }
  }

  @Test func `scripts cannot read the cookie, and other sites' requests do not send it`() {
    let browser = Secret.random()
    let attributes = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    #expect(
      cookies.field(for: browser, isSecure: false) == cookies.pair(for: browser) + attributes)
    #expect(
      cookies.field(for: browser, isSecure: true)
        == cookies.pair(for: browser, isSecure: true) + attributes + "; Secure")
  }

  @Test func `a secret of version 0.1.0 has one successor, which only this server knows`() throws {
    let old = Secret.random()
    let found = try #require(BrowserCookies.unsigned(in: ["a=b; waymark=\(old.text)"]))
    #expect(found.matches(old) && BrowserCookies.unsigned(in: [cookies.pair(for: old)]) == nil)
    let new = cookies.successor(of: old)
    #expect(new.matches(cookies.successor(of: old)) && !new.matches(old))
    #expect(!new.matches(BrowserCookies().successor(of: old)))
    #expect(!new.matches(cookies.successor(of: .random())))
  }
}
