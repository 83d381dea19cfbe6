// SPDX-License-Identifier: MIT

/// The identifier of an app on Apple's platforms: `PREFIX.bundle.identifier`.
///
/// The prefix has 10 capital letters and digits; the rest has letters, digits, hyphens and dots.
package struct AppleAppIdentifier: Hashable, Sendable {
  /// The whole identifier.
  package let text: String

  /// Creates an identifier from its text.
  ///
  /// - Throws: ``AppIdentityError/appleApp(_:)`` when it does not have the form.
  package init(_ text: String) throws(AppIdentityError) {
    guard Self.isValid(text) else { throw .appleApp(text) }
    self.text = text
  }

  private static func isValid(_ text: String) -> Bool {
    let prefix = text.utf8.prefix { $0 != UInt8(ascii: ".") }
    let bundle = text.utf8.dropFirst(prefix.count + 1)
    return prefix.count == 10 && !bundle.isEmpty && bundle.first != UInt8(ascii: ".")
      && prefix.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 }
      && bundle.allSatisfy {
        0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x2D || $0 == 0x2E
      }
  }
}
