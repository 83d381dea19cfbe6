// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, optionally from one sender only.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which are delivered only to current subscribers.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The published notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any sender.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, optionally from one sender only.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the center on behalf of the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Relay()
      let token = center.addObserver(forName: name, object: object, queue: nil) { [relay] in
        relay.subject.send($0)
      }
      relay.subject
        .handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .subscribe(subscriber)
    }

    /// Whether two publishers publish the same notifications of the same center.
    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

// Proof: the subject guards its state with its own lock.
private struct Relay: @unchecked Sendable {
  let subject = PassthroughSubject<Notification, Never>()
}
