// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A quick action of the app's icon.
///
/// Hosts do not display it; a test performs it with `XCUIApplication`'s `deliver(_:)`.
@MainActor
@preconcurrency
open class UIApplicationShortcutItem: NSObject, SceneArrival {
  /// The type of the action, which the app defines.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The subtitle.
  public let localizedSubtitle: String?
  /// The icon.
  public let icon: UIApplicationShortcutIcon?
  /// Additional information for the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a quick action.
@MainActor
@preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the image.
  let name: String

  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }
}
