// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// The notifications of a name, and of one sender if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications for as long as someone subscribes; they are not kept for later.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The notifications as they come.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender; nil for any.
    public let object: AnyObject?

    /// Publishes the notifications of a name, and of one sender if one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the center for a subscriber.
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

    /// Whether two publish the same notifications of the same center.
    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
  }
}

// Proof: the subject guards its state with a lock of its own.
private struct Relay: @unchecked Sendable {
  let subject = PassthroughSubject<Notification, Never>()
}
