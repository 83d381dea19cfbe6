// SPDX-License-Identifier: MIT

/// How a link arrived in the app.
public enum LinkSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// A web page that the system associates with the app.
  case universalLink
  /// A URL with a custom scheme of the app; any other app can send one.
  case customScheme
  /// A notification, local or remote, that was tapped.
  case notification
  /// A quick action of the app's icon.
  case quickAction
  /// A result of the system's search.
  case spotlight
  /// An activity that was begun on another device.
  case handoff
  /// A request of a voice assistant or a shortcut.
  case appIntent
  /// An argument of the command line.
  case commandLine
  /// A page that a browser requested from the web host.
  case http
}

extension LinkSource {
  /// Whether the system verifies that links from this source come from the app or its site.
  ///
  /// False for ``customScheme`` and ``commandLine``: any app and any program can send such a link.
  /// Universal links and requests are addresses of the app's site; notifications, quick actions,
  /// search results, activities and intents come from the app or its server.
  public var isTrusted: Bool {
    switch self {
    case .universalLink, .notification, .quickAction, .spotlight, .handoff, .appIntent, .http: true
    case .customScheme, .commandLine: false
    }
  }
}
