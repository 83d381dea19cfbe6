// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIScene {
  /// What a scene begins with: why it was launched.
  ///
  /// That is one link, activity, quick action or answer to a notification. What comes after it and
  /// before the scene is there is handed to the delegate, in order, once the scene is active.
  @MainActor
  @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The links.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities: pages of the web come this way, by `NSUserActivityTypeBrowsingWeb`.
    public let userActivities: Set<NSUserActivity>
    /// The quick action.
    public let shortcutItem: UIApplicationShortcutItem?
    /// What a person did with a notification.
    ///
    /// Who does not look here is told by the delegate of `UNUserNotificationCenter`, once the scene
    /// is there. Who does is not told twice.
    public var notificationResponse: UNNotificationResponse? {
      hasGivenNotification = true
      return response
    }

    /// The app that it all came from; nil.
    open var sourceApplication: String? { nil }
    /// The type of an activity from another device that is to come; nil.
    open var handoffUserActivityType: String? { nil }

    private let response: UNNotificationResponse?
    private(set) var hasGivenNotification = false

    init(_ arrival: Arrival?) {
      var link: URL?
      var activity: NSUserActivity?
      var other: (any SceneArrival)?
      switch arrival {
      case .link(let url):
        activity = NSUserActivity.page(url)
        if activity == nil { link = url }
      case .activity(let one): activity = one
      case .other(let one): other = one
      case nil: break
      }
      urlContexts = Set(link.map { UIOpenURLContext(url: $0) }.map { [$0] } ?? [])
      userActivities = Set(activity.map { [$0] } ?? [])
      shortcutItem = other as? UIApplicationShortcutItem
      response = other as? UNNotificationResponse
      super.init()
    }
  }
}

/// A link that a scene is opened with.
@MainActor
@preconcurrency
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// What it came with.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
