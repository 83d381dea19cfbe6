// SPDX-License-Identifier: MIT

import Crypto
import Foundation
import Testing

@testable import WaymarkWeb

@Suite struct ServerKeysTests {
  private let one = String(repeating: "0123456789abcdef", count: 4)
  private let two = String(repeating: "fedcba9876543210", count: 4)

  @Test func `keys are hexadecimal numbers of 256 bits`() throws {
    let keys = try #require(ServerKeys("\(one)\r\n  \(two.uppercased())\n"))
    #expect(
      keys.all.map { $0.withUnsafeBytes { Array($0.prefix(2)) } } == [[1, 0x23], [0xFE, 0xDC]])
    #expect(keys.all.allSatisfy { $0.bitCount == 256 })
  }

  @Test func `anything else is no key`() {
    for text in [
      "", " \n", "x", String(one.dropLast()), one + "0", one + " x", "+" + one.dropFirst(),
    ] {
      #expect(ServerKeys(text) == nil, "\(text)")
    }
  }

  @Test func `a file that does not exist is created for its owner`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("keys")
    let new = try #require(try ServerKeys.load(from: file))
    let again = try #require(try ServerKeys.load(from: file, environment: ["WAYMARK_KEYS": one]))
    #expect(new.all == again.all)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test func `without a file, the environment has the keys`() throws {
    #expect(try ServerKeys.load(from: nil, environment: [:]) == nil)
    let keys = try ServerKeys.load(from: nil, environment: ["WAYMARK_KEYS": "\(one) \(two)"])
    #expect(keys?.all == ServerKeys("\(one) \(two)")?.all)
  }

  @Test func `unusable keys are an error that names the place, not the keys`() throws {
    let folder = try TemporaryFolder()
    try Data("secret".utf8).write(to: folder.file("keys"))
    for (file, environment, place) in [
      (folder.file("keys"), [:], folder.file("keys").path),
      (folder.file("no/keys"), [:], folder.file("no/keys").path),
      (nil, ["WAYMARK_KEYS": "secret"], "the environment variable WAYMARK_KEYS"),
    ] as [(URL?, [String: String], String)] {
      do {
        _ = try ServerKeys.load(from: file, environment: environment)
        Issue.record("There was no error.")
      } catch {
        #expect(error.path == place && !"\(error)".contains("secret"))
      }
    }
  }

  @Test func `cookies of an older key are accepted and replaced`() throws {
    let browser = Secret.random()
    let (old, new) = (try #require(ServerKeys(one)), try #require(ServerKeys("\(two) \(one)")))
    let pair = BrowserCookies(old).pair(for: browser)
    let cookies = BrowserCookies(new)
    #expect(cookies.browser(in: [pair], isSecure: false)?.matches(browser) == true)
    #expect(!cookies.isCurrent(in: [pair], isSecure: false))
    #expect(cookies.isCurrent(in: [cookies.pair(for: browser)], isSecure: false))
    #expect(BrowserCookies(old).browser(in: [cookies.pair(for: browser)], isSecure: false) == nil)
  }
}
