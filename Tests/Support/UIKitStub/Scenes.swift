// SPDX-License-Identifier: MIT

// The part of UIKit that passes links to an app, as signatures; see SwiftUIStub/Structure.swift.

@_exported import Foundation
import UserNotifications

@available(iOS 9.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIApplicationShortcutItem: NSObject {
  open var type: String { fatalError() }
  open var userInfo: [String: any NSSecureCoding]? { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *)
@available(watchOS, unavailable)
@MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, *)
@available(watchOS, unavailable)
@MainActor open class UIScene: NSObject {
  @available(iOS 13.0, tvOS 13.0, *)
  @available(watchOS, unavailable)
  @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { fatalError() }
    open var userActivities: Set<NSUserActivity> { fatalError() }
    @available(tvOS, unavailable)
    open var shortcutItem: UIApplicationShortcutItem? { fatalError() }
    @available(tvOS, unavailable)
    open var notificationResponse: UNNotificationResponse? { fatalError() }
  }
}
