// SPDX-License-Identifier: MIT

// The part of UserNotifications that passes links to an app, as signatures; see
// SwiftUIStub/Structure.swift.

public import Foundation

@available(iOS 10.0, macOS 10.14, watchOS 3.0, *)
@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { fatalError() }
  open var actionIdentifier: String { fatalError() }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, *)
open class UNNotification: NSObject {
  open var request: UNNotificationRequest { fatalError() }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, *)
open class UNNotificationRequest: NSObject {
  open var content: UNNotificationContent { fatalError() }
}

@available(iOS 10.0, macOS 10.14, watchOS 3.0, tvOS 10.0, *)
open class UNNotificationContent: NSObject {
  @available(tvOS, unavailable)
  open var userInfo: [AnyHashable: Any] { fatalError() }
}
