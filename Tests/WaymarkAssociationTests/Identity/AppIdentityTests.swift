// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AppIdentityTests {
  @Test(arguments: ["ABCDE12345.com.example.app", "0123456789.x", "ABCDE12345.a-b.c"])
  func `an app of Apple's is a prefix and a bundle identifier`(text: String) throws {
    #expect(try AppleAppIdentifier(text).text == text)
  }

  @Test(arguments: [
    "", "nonsense", "com.example.app", "abcde12345.a", "ABCDE12345", "ABCDE12345.",
    "ABCDE12345..a", "ABCDE1234.a", "ABCDE12345.a b", "ABCDE12345.*é",
  ])
  func `what is no app of Apple's is refused`(text: String) {
    #expect(throws: AppIdentityError.appleApp(text)) { try AppleAppIdentifier(text) }
  }

  @Test(arguments: ["", "app", "com.", ".app", "com.1a", "com.a-b", "com..a", "com.é"])
  func `what is no package is refused`(text: String) throws {
    #expect(try AndroidPackageName("com.example.app_2").text == "com.example.app_2")
    #expect(throws: AppIdentityError.androidPackage(text)) { try AndroidPackageName(text) }
  }

  @Test func `fingerprints have 32 bytes, in upper case`() throws {
    let print = Array(repeating: "aB", count: 32).joined(separator: ":")
    #expect(try CertificateFingerprint(print).text == print.uppercased())
  }

  @Test(arguments: [
    ("AA:BB", AppIdentityError.fingerprintLength("AA:BB", bytes: 2)),
    ("", .fingerprintDigits("")), ("AABB", .fingerprintDigits("AABB")),
    ("AA:BG", .fingerprintDigits("AA:BG")), ("AA::BB", .fingerprintDigits("AA::BB")),
  ])
  func `what is no fingerprint says why`(text: String, error: AppIdentityError) {
    #expect(throws: error) { try CertificateFingerprint(text) }
    #expect(error.description.contains("“\(text)”"))
  }

  @Test func `a fingerprint of another digest is told by its length`() {
    let print = Array(repeating: "AB", count: 20).joined(separator: ":")
    let error = AppIdentityError.fingerprintLength(print, bytes: 20)
    #expect(throws: error) { try CertificateFingerprint(print) }
    #expect(error.description.contains("has 20 bytes, like SHA-1"))
  }
}
