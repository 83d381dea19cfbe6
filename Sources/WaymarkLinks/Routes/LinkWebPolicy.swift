// SPDX-License-Identifier: MIT

/// Who takes a link: the app, the web, or both.
public enum LinkWebPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// Both: a page of the web that the app opens where it is installed.
  case page
  /// Only the web: the app leaves the link to the browser.
  case webOnly
  /// Only the app: there is no such page, and the system is not told of it.
  case appOnly
}
