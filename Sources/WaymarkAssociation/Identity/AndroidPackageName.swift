// SPDX-License-Identifier: MIT

/// The name of an Android package: at least two names separated by dots, such as `com.example.app`.
///
/// Each name begins with an ASCII letter and has ASCII letters, digits and underscores.
package struct AndroidPackageName: Hashable, Sendable {
  /// The whole name.
  package let text: String

  /// Creates a name from its text.
  ///
  /// - Throws: ``AppIdentityError/androidPackage(_:)`` when it does not have the form.
  package init(_ text: String) throws(AppIdentityError) {
    let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy(Self.isName) else { throw .androidPackage(text) }
    self.text = text
  }

  private static func isName(_ name: Substring.UTF8View) -> Bool {
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
