// SPDX-License-Identifier: MIT

/// The reason that a text does not identify an app or a certificate.
package enum AppIdentityError: Error, Hashable, Sendable {
  /// It is not `PREFIX.bundle.identifier`.
  case appleApp(String)
  /// It is not the name of an Android package.
  case androidPackage(String)
  /// It is not hexadecimal bytes with colons between.
  case fingerprintDigits(String)
  /// It has another number of bytes than a SHA-256 fingerprint.
  case fingerprintLength(String, bytes: Int)
}

extension AppIdentityError: CustomStringConvertible {
  /// What is wrong, with an example of what is right.
  package var description: String {
    switch self {
    case .appleApp(let text):
      """
      “\(text)” is no app identifier. It needs a prefix of 10 capital letters and digits, a dot \
      and a bundle identifier, as ABCDE12345.com.example.app.
      """
    case .androidPackage(let text):
      """
      “\(text)” is not a package name. It needs at least two names separated by dots, each beginning \
      with a letter, such as com.example.app.
      """
    case .fingerprintDigits(let text):
      """
      “\(text)” is not a fingerprint. A SHA-256 fingerprint has 32 bytes in hexadecimal with colons \
      between them, such as AB:CD:….
      """
    case .fingerprintLength(let text, let bytes):
      """
      “\(text)” has \(bytes) bytes\(Self.digests[bytes].map { ", like \($0)" } ?? ""). A SHA-256 \
      fingerprint has 32.
      """
    }
  }

  private static let digests = [16: "MD5", 20: "SHA-1", 64: "SHA-512"]
}
