// SPDX-License-Identifier: MIT

/// Who takes a link: the app, the web, or both.
public enum LinkWebPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// Both: a web page that the app opens where it is installed.
  case page
  /// The web only: the link opens in the browser.
  case webOnly
  /// The app only: there is no web page, and association files omit the link.
  case appOnly
}
