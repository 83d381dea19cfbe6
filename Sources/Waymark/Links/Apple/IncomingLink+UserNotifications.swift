// SPDX-License-Identifier: MIT

#if canImport(UserNotifications) && !os(tvOS)
public import UserNotifications
public import WaymarkLinks

extension IncomingLink {
  /// A notification that a person answered; nil when it has no link, or was only put away.
  ///
  /// For `userNotificationCenter(_:didReceive:)`; a scene that is launched by one finds it in its
  /// connection options, too.
  ///
  /// - Throws: ``LinkPayloadError`` when there is something else than a link.
  public init?(
    _ response: UNNotificationResponse, at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      notification: response.notification.request.content.userInfo,
      action: response.actionIdentifier, at: paths)
  }
}
#endif
