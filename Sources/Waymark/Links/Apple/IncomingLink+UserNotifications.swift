// SPDX-License-Identifier: MIT

#if canImport(UserNotifications) && !os(tvOS)
public import UserNotifications
public import WaymarkLinks

extension IncomingLink {
  /// Creates a link from a notification that a person has answered; nil if it has no link, or was
  /// only dismissed.
  ///
  /// For `userNotificationCenter(_:didReceive:)`. A scene that a notification launches also finds
  /// it in its connection options.
  ///
  /// - Throws: ``LinkPayloadError`` if the payload contains another value in place of a link.
  public init?(
    _ response: UNNotificationResponse, at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      notification: response.notification.request.content.userInfo,
      action: response.actionIdentifier, at: paths)
  }
}
#endif
