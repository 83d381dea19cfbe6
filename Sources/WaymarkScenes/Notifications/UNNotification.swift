// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// The identifier of the action of a tap on the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action of dismissing the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A person's response to a notification.
///
/// Apple's systems create it; here, a test creates it and passes it to `XCUIApplication`'s
/// `deliver(_:)`.
// Proof: it is immutable, and the user info is a property list.
open class UNNotificationResponse: NSObject, SceneArrival, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action: an action of the app, or one of the two standard actions.
  public let actionIdentifier: String

  /// Creates a response; a tap by default.
  public init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// A notification.
///
/// Apple's systems create it; here, a test does.
// Proof: it is immutable.
open class UNNotification: NSObject, SceneArrival, @unchecked Sendable {
  /// The request for the notification.
  public let request: UNNotificationRequest
  /// The date of delivery.
  public let date: Date

  /// Creates a notification that was delivered now, unless a date is given.
  public init(request: UNNotificationRequest, date: Date = Date()) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// A request for a notification.
// Proof: it is immutable.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger; nil for a push notification or immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// The trigger of a notification, which has no effect.
open class UNNotificationTrigger: NSObject {}

/// The content of a notification.
// Proof: only `UNMutableNotificationContent` is mutable, and only before it is shared.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var texts = (title: "", subtitle: "", body: "", category: "")
  fileprivate var info: [AnyHashable: Any] = [:]

  /// The title.
  open var title: String { texts.title }
  /// The subtitle.
  open var subtitle: String { texts.subtitle }
  /// The body.
  open var body: String { texts.body }
  /// The identifier of the category, which determines the actions.
  open var categoryIdentifier: String { texts.category }
  /// Additional information.
  open var userInfo: [AnyHashable: Any] { info }

  /// Creates empty content.
  public override init() { super.init() }
}

/// Mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { texts.title }
    set { texts.title = newValue }
  }

  /// The subtitle.
  open override var subtitle: String {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }

  /// The body.
  open override var body: String {
    get { texts.body }
    set { texts.body = newValue }
  }

  /// The identifier of the category, which determines the actions.
  open override var categoryIdentifier: String {
    get { texts.category }
    set { texts.category = newValue }
  }

  /// Additional information.
  open override var userInfo: [AnyHashable: Any] {
    get { info }
    set { info = newValue }
  }
}
