// SPDX-License-Identifier: MIT

import Foundation

/// What the addresses of an app mean, as the table of its links says.
///
/// An address is a path with its query, as it stands in the first line of a request.
struct Site: Sendable {
  /// What an address leads to.
  enum Resolution: Equatable, Sendable {
    case screen(Screen)
    /// The same in the only way it is to be written.
    case moved(to: String)
    /// Nothing that is a page here; the app may say so itself, when it is given the link.
    case unknown(link: URL?)
    case malformed
    case tooLong
  }

  /// A screen that has an address.
  struct Screen: Equatable, Sendable {
    /// What it prints as, without what the table does not know.
    var address: String
    /// What the app is given.
    var link: URL
    /// Whether it opens only after something else, such as signing in.
    var isGated = false
  }

  /// What an address leads to.
  let resolve: @Sendable (String) -> Resolution
  /// The address of a link that the app gives; nil when no page here has it.
  let address: @Sendable (String) -> String?
  /// What the site says of itself to those who ask, as JSON by path.
  var wellKnown: [String: String] = [:]

  init(
    resolve: @escaping @Sendable (String) -> Resolution,
    address: @escaping @Sendable (String) -> String?
  ) {
    self.resolve = resolve
    self.address = address
  }

  /// The screen at an address, however that is written.
  func screen(_ address: String) -> Screen? {
    switch resolve(address) {
    case .screen(let screen): screen
    case .moved(let canonical):
      if case .screen(let screen) = resolve(canonical) { screen } else { nil }
    case .unknown, .malformed, .tooLong: nil
    }
  }

  /// What the app is to open when a page begins at an address.
  func initialLink(_ address: String) -> URL? {
    if case .unknown(let link) = resolve(address) { link } else { screen(address)?.link }
  }
}

extension Site {
  /// Whether a text is an address of the server itself, whatever it leads to.
  ///
  /// Browsers take `//host` for another server, and `\` for `/`.
  static func isLocal(_ address: String) -> Bool {
    address.hasPrefix("/") && !address.hasPrefix("//")
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }
}
