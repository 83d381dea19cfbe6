// SPDX-License-Identifier: MIT

/// The SHA-256 fingerprint of a certificate: 32 bytes in hexadecimal with colons between.
package struct CertificateFingerprint: Hashable, Sendable {
  /// The fingerprint in upper case, as asset links need it.
  package let text: String

  /// Creates a fingerprint from its text, whose digits may be of either case.
  ///
  /// - Throws: ``AppIdentityError/fingerprintDigits(_:)`` when it is not pairs of hexadecimal
  ///   digits with colons between, ``AppIdentityError/fingerprintLength(_:bytes:)`` when they are
  ///   not 32.
  package init(_ text: String) throws(AppIdentityError) {
    let upper = text.uppercased()
    let bytes = upper.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isHexadecimal = bytes.allSatisfy { byte in
      byte.count == 2 && byte.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x46 ~= $0 }
    }
    guard isHexadecimal else { throw .fingerprintDigits(text) }
    guard bytes.count == 32 else { throw .fingerprintLength(text, bytes: bytes.count) }
    self.text = upper
  }
}
