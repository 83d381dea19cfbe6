// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Passes responses to notifications to the app.
///
/// Hosts do not show notifications; a test delivers the response.
// Proof: only the delegate changes; as with Apple's class, it is set at launch and read on
// delivery, both on the main actor.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// The delegate that receives responses.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  override init() { super.init() }

  /// Returns the center of the app whose code is running, or an idle one off the main actor.
  public class func current() -> UNUserNotificationCenter {
    var center = idle
    if MainThread.isCurrent { MainThread.now { center = UIApplication.shared.notifications } }
    return center
  }

  private static let idle = UNUserNotificationCenter()

  @MainActor
  func deliver(_ response: UNNotificationResponse) {
    delegate?.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
  }

  @MainActor
  func present(_ notification: UNNotification) {
    delegate?.userNotificationCenter(
      self, willPresent: notification, withCompletionHandler: { _ in })
  }
}

/// The methods that receive notifications and responses.
///
/// Each method has two forms. The form with a completion handler is called, and by default calls
/// the asynchronous form in a task.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A person responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// A person responded to a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// A notification arrived while the app is active; the handler's options have no effect.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// A notification arrived while the app is active; the returned options have no effect.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous form in a task.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let call = Call(delegate: self, center: center, handler: completionHandler)
    Task { @MainActor in
      await call.delegate.userNotificationCenter(call.center, didReceive: response)
      call.handler()
    }
  }

  /// Has no effect.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Calls the asynchronous form in a task.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let call = Call(delegate: self, center: center, handler: completionHandler)
    Task { @MainActor in
      let delegate = call.delegate
      call.handler(
        await delegate.userNotificationCenter(call.center, willPresent: notification))
    }
  }

  /// Returns no options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
}

/// A call in a task.
// Proof: it is created on the main actor and used once, there.
private struct Call<Delegate, Handler>: @unchecked Sendable {
  let delegate: Delegate
  let center: UNUserNotificationCenter
  let handler: Handler
}

/// The presentation of a notification while the app is active; hosts show none.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set, with Apple's raw values.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}
