// SPDX-License-Identifier: MIT

/// The presentation style of a screen.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// Pushed on the navigation stack from which it was opened.
  case push

  /// Presented as a sheet over the screen below, with or without its own navigation stack.
  case sheet(withNavigation: Bool)

  /// Presented as a cover over the whole screen, with or without its own navigation stack.
  case cover(withNavigation: Bool)

  /// A sheet without its own navigation stack.
  public static let sheet = RouteStyle.sheet(withNavigation: false)

  /// A cover without its own navigation stack.
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
