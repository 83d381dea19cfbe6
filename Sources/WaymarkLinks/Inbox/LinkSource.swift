// SPDX-License-Identifier: MIT

/// How a link came to the app.
public enum LinkSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// A page of the web that the system knows to be the app's.
  case universalLink
  /// An address of a scheme of the app's own; any other app can send one.
  case customScheme
  /// A notification, local or remote, that was tapped.
  case notification
  /// A quick action of the app's icon.
  case quickAction
  /// A find of the system's search.
  case spotlight
  /// What was begun on another device.
  case handoff
  /// A voice assistant's or a shortcut's request.
  case appIntent
  /// An argument of the command line.
  case commandLine
  /// A page that a browser asked the web host for.
  case http
}

extension LinkSource {
  /// Whether the system vouches that what comes this way is the app's own, or its site's.
  ///
  /// False for ``customScheme`` and ``commandLine``: any app and any program can send such a link.
  /// A universal link and a request are addresses of the app's site; notifications come from the
  /// app's server or the app itself, and so do quick actions, finds of the search, activities and
  /// intents.
  public var isTrusted: Bool {
    switch self {
    case .universalLink, .notification, .quickAction, .spotlight, .handoff, .appIntent, .http: true
    case .customScheme, .commandLine: false
    }
  }
}
