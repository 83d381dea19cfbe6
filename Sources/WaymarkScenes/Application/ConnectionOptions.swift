// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIScene {
  /// The reason for a scene's launch.
  ///
  /// It is a single link, activity, quick action or response to a notification. The delegate
  /// receives further ones that arrive before the scene exists, in order, once the scene is active.
  @MainActor
  @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The links.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities, including web pages as `NSUserActivityTypeBrowsingWeb`.
    public let userActivities: Set<NSUserActivity>
    /// The quick action.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The response to a notification.
    ///
    /// If the scene delegate does not read it, the delegate of `UNUserNotificationCenter` receives
    /// it once the scene exists; otherwise it does not.
    public var notificationResponse: UNNotificationResponse? {
      hasGivenNotification = true
      return response
    }

    /// The app from which the options originate; always nil.
    open var sourceApplication: String? { nil }
    /// The type of a pending Handoff activity; always nil.
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

/// A link that a scene opens.
@MainActor
@preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options of the link.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
