// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A quick action: what an app's icon offers before the app is there.
///
/// No host shows it; a test performs it by `XCUIApplication`'s `deliver(_:)`.
@MainActor
@preconcurrency
open class UIApplicationShortcutItem: NSObject, SceneArrival {
  /// What is to be done, by a name of the app's own.
  public let type: String
  /// What a person reads.
  public let localizedTitle: String
  /// What a person reads below it.
  public let localizedSubtitle: String?
  /// The picture beside it.
  public let icon: UIApplicationShortcutIcon?
  /// What belongs to it.
  public let userInfo: [String: any NSSecureCoding]?

  /// A quick action of a type.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// A quick action with all that it has.
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

/// The picture of a quick action, by its name.
@MainActor
@preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The picture's name.
  let name: String

  /// One of the system's symbols.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// A picture of the app's.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }
}
