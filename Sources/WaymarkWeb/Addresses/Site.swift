// SPDX-License-Identifier: MIT

import Foundation

/// Resolves URL paths to screens of an app with links.
///
/// A path includes the query, as in the request line.
struct Site: Sendable {
  /// The result of resolving a path.
  enum Resolution: Equatable, Sendable {
    case screen(Screen)
    /// The same screen has a canonical path.
    case moved(to: String)
    /// No screen has the path; the app can show a page of its own for the link.
    case unknown(link: URL?)
    case malformed
    case tooLong
  }

  /// A screen with a URL.
  struct Screen: Equatable, Sendable {
    /// The canonical path, without unknown query items.
    var address: String
    /// The link that the app receives.
    var link: URL
    /// The URL of the screen at the host of the table; nil if the table has no host.
    var canonical: URL?
    /// Whether the screen requires something first, such as signing in.
    var isGated = false
  }

  /// Resolves a path.
  let resolve: @Sendable (String) -> Resolution
  /// Returns the path of a link, or nil if the link has no page.
  let address: @Sendable (String) -> String?
  /// Returns the path of the screen that a value opens, or nil if it has no page.
  let screenAddress: @MainActor @Sendable (AnyHashable) -> String?
  /// Returns how long the page of a link may be sent to other visitors; nil if it may not.
  var caching: @MainActor @Sendable (URL) -> PageCaching? = { _ in nil }
  /// Returns whether recordings must not contain what a person does on the screen of a link.
  var isRedacted: @MainActor @Sendable (URL) -> Bool = { _ in false }
  /// The files that are generated from the table, by path.
  var files: [String: File] = [:]

  /// A text file.
  struct File: Equatable, Sendable {
    var text: String
    var type = "application/json"
  }

  init(
    resolve: @escaping @Sendable (String) -> Resolution,
    address: @escaping @Sendable (String) -> String?,
    screenAddress: @escaping @MainActor @Sendable (AnyHashable) -> String? = { _ in nil }
  ) {
    self.resolve = resolve
    self.address = address
    self.screenAddress = screenAddress
  }

  /// Returns the screen at a path, which need not be canonical.
  func screen(_ address: String) -> Screen? {
    switch resolve(address) {
    case .screen(let screen): screen
    case .moved(let canonical):
      if case .screen(let screen) = resolve(canonical) { screen } else { nil }
    case .unknown, .malformed, .tooLong: nil
    }
  }

  /// Returns the link to open when a page begins at a path.
  func initialLink(_ address: String) -> URL? {
    if case .unknown(let link) = resolve(address) { link } else { screen(address)?.link }
  }
}
