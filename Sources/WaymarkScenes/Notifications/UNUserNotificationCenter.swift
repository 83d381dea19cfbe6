// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Where an app is told what people do with its notifications.
///
/// No host shows notifications; a test answers one by delivering the response.
// Proof: the delegate is the only thing that changes; as with Apple's class, apps set it where they
// are launched, and it is read where something is delivered, both on the main actor.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  override init() { super.init() }

  /// That of the app whose code asks, as ``UIApplication/shared``; off the main actor that of none.
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

/// Who is told what people do with notifications.
///
/// Each method has two forms; the one with a handler is called, and by default it calls the other
/// in a task.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A person answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// A person answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// A notification came while the app is in front; the handler takes how it is to be shown, which
  /// no host does.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// A notification came while the app is in front; how it is to be shown, which no host does.
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

  /// Does nothing.
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

  /// Not at all.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
}

/// What a task is to call.
// Proof: made on the main actor and used once, there.
private struct Call<Delegate, Handler>: @unchecked Sendable {
  let delegate: Delegate
  let center: UNUserNotificationCenter
  let handler: Handler
}

/// How a notification is shown while its app is in front; no host shows any.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits, by Apple's numbers.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}
