// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// The action of who tapped the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of who put the notification away.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification.
///
/// Apple's system makes them; here a test does, and hands them over by `XCUIApplication`'s
/// `deliver(_:)`.
// Proof: nothing in it changes, and what the user info holds is a property list.
open class UNNotificationResponse: NSObject, SceneArrival, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was done: an action of the app's, or one of the two that all notifications have.
  public let actionIdentifier: String

  /// What a person did; unless given otherwise, a tap.
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
/// Apple's system makes them; here a test does.
// Proof: nothing in it changes.
open class UNNotification: NSObject, SceneArrival, @unchecked Sendable {
  /// What asked for it.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date

  /// A notification that came now, unless given otherwise.
  public init(request: UNNotificationRequest, date: Date = Date()) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What asks for a notification.
// Proof: nothing in it changes.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Names the notification.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// What brings it; nil for one that was pushed or comes at once.
  public let trigger: UNNotificationTrigger?

  /// Asks for a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// What brings a notification; nothing does here.
open class UNNotificationTrigger: NSObject {}

/// What a notification says.
// Proof: it changes only as `UNMutableNotificationContent`, before anybody else has it.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var words = (title: "", subtitle: "", body: "", category: "")
  fileprivate var info: [AnyHashable: Any] = [:]

  /// What a person reads first.
  open var title: String { words.title }
  /// What a person reads below it.
  open var subtitle: String { words.subtitle }
  /// What a person reads then.
  open var body: String { words.body }
  /// Names the actions that a person has.
  open var categoryIdentifier: String { words.category }
  /// What belongs to it.
  open var userInfo: [AnyHashable: Any] { info }

  /// A notification that says nothing.
  public override init() { super.init() }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// What a person reads first.
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }

  /// What a person reads below it.
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }

  /// What a person reads then.
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }

  /// Names the actions that a person has.
  open override var categoryIdentifier: String {
    get { words.category }
    set { words.category = newValue }
  }

  /// What belongs to it.
  open override var userInfo: [AnyHashable: Any] {
    get { info }
    set { info = newValue }
  }
}
