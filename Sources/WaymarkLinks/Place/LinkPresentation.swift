// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// How the screen of a link is presented above that of its parent.
public enum LinkPresentation: Hashable, Sendable {
  /// Pushed.
  case push
  /// In a sheet, with a stack of its own or without.
  case sheet(withNavigation: Bool)
  /// In a cover, with a stack of its own or without.
  case cover(withNavigation: Bool)
  /// As the first screen of an app without tabs.
  case root
  /// As the first screen of a tab.
  case tab(String)

  /// In a sheet without a stack.
  public static let sheet = LinkPresentation.sheet(withNavigation: false)

  /// In a cover without a stack.
  public static let cover = LinkPresentation.cover(withNavigation: false)

  /// The style of a route with this presentation; nil for a first screen.
  public var style: RouteStyle? {
    switch self {
    case .push: .push
    case .sheet(let withNavigation): .sheet(withNavigation: withNavigation)
    case .cover(let withNavigation): .cover(withNavigation: withNavigation)
    case .root, .tab: nil
    }
  }
}
