// SPDX-License-Identifier: MIT

/// How a screen is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// Pushed on the navigation stack it was opened from.
  case push

  /// Slid up over the screen below, with or without a navigation stack of its own.
  case sheet(withNavigation: Bool)

  /// Covering everything below, with or without a navigation stack of its own.
  case cover(withNavigation: Bool)

  /// A sheet without a navigation stack of its own.
  public static let sheet = RouteStyle.sheet(withNavigation: false)

  /// A cover without a navigation stack of its own.
  public static let cover = RouteStyle.cover(withNavigation: false)

  /// Whether this is a push.
  public var isPush: Bool { self == .push }

  /// Whether this is a sheet, with or without navigation.
  public var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  /// Whether this is a cover, with or without navigation.
  public var isCover: Bool {
    if case .cover = self { true } else { false }
  }
}
