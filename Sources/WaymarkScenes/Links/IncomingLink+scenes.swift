// SPDX-License-Identifier: MIT

public import WaymarkLinks
import WaymarkViews

// The equivalent of `Waymark`'s initialisers for UIKit (Links/Apple).

extension IncomingLink {
  /// Creates a link from a URL context, for `scene(_:openURLContexts:)`.
  @MainActor
  public init(_ context: UIOpenURLContext) {
    self.init(opened: context.url)
  }

  /// Creates a link from a quick action, for `windowScene(_:performActionFor:)`; nil without a
  /// link.
  ///
  /// - Parameters:
  ///   - item: The quick action.
  ///   - links: The links by type, for actions without a link in their user info.
  ///   - paths: The key paths to the link in the user info, outermost key first.
  /// - Throws: `LinkPayloadError` if the value is not a link.
  @MainActor
  public init?(
    _ item: UIApplicationShortcutItem, links: [String: String] = [:],
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      quickAction: item.type, userInfo: item.userInfo ?? [:], links: links, at: paths)
  }

  /// Creates a link from the response to a notification; nil without a link or if it was dismissed.
  ///
  /// For `userNotificationCenter(_:didReceive:)`.
  ///
  /// - Throws: `LinkPayloadError` if the value is not a link.
  public init?(
    _ response: UNNotificationResponse, at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      notification: response.notification.request.content.userInfo,
      action: response.actionIdentifier, at: paths)
  }
}

extension UIScene.ConnectionOptions {
  /// Returns the links that launched the scene, for `scene(_:willConnectTo:options:)`.
  ///
  /// They come from a URL, an activity, a quick action or a notification.
  ///
  /// - Parameters:
  ///   - quickActions: The links of quick actions, by type.
  ///   - paths: The key paths to the link of a notification or quick action, outermost key first.
  /// - Returns: The links, and the errors of invalid ones.
  public func incomingLinks(
    quickActions: [String: String] = [:], at paths: [[String]] = IncomingLink.linkPaths
  ) -> [Result<IncomingLink, LinkPayloadError>] {
    var links = urlContexts.map { Result<IncomingLink, LinkPayloadError>.success(IncomingLink($0)) }
    func add(_ read: () throws(LinkPayloadError) -> IncomingLink?) {
      do throws(LinkPayloadError) {
        if let link = try read() { links.append(.success(link)) }
      } catch {
        links.append(.failure(error))
      }
    }
    for activity in userActivities {
      add { () throws(LinkPayloadError) in
        try IncomingLink(
          LinkActivity(
            type: activity.activityType, title: activity.title,
            webpageURL: activity.webpageURL?.absoluteString, userInfo: activity.userInfo))
      }
    }
    if let shortcutItem {
      add { () throws(LinkPayloadError) in
        try IncomingLink(shortcutItem, links: quickActions, at: paths)
      }
    }
    if let notificationResponse {
      add { () throws(LinkPayloadError) in try IncomingLink(notificationResponse, at: paths) }
    }
    return links
  }
}
