// SPDX-License-Identifier: MIT

public import WaymarkLinks
import WaymarkViews

// What `Waymark` has for UIKit's objects (Links/Apple), for ours.

extension IncomingLink {
  /// What a scene is opened with, for `scene(_:openURLContexts:)`.
  @MainActor
  public init(_ context: UIOpenURLContext) {
    self.init(opened: context.url)
  }

  /// A quick action of the app's icon, for `windowScene(_:performActionFor:)`; nil when there is no
  /// link for it.
  ///
  /// - Parameters:
  ///   - item: The action.
  ///   - links: The links of types whose actions have none in their user info.
  ///   - paths: The keys that lead to the link in the user info, outermost first.
  /// - Throws: `LinkPayloadError` when there is something else than a link.
  @MainActor
  public init?(
    _ item: UIApplicationShortcutItem, links: [String: String] = [:],
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      quickAction: item.type, userInfo: item.userInfo ?? [:], links: links, at: paths)
  }

  /// A notification that a person answered; nil when it has no link, or was only put away.
  ///
  /// For `userNotificationCenter(_:didReceive:)`.
  ///
  /// - Throws: `LinkPayloadError` when there is something else than a link.
  public init?(
    _ response: UNNotificationResponse, at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      notification: response.notification.request.content.userInfo,
      action: response.actionIdentifier, at: paths)
  }
}

extension UIScene.ConnectionOptions {
  /// What launched the scene, for `scene(_:willConnectTo:options:)`: a link, an activity, a quick
  /// action or a notification.
  ///
  /// - Parameters:
  ///   - quickActions: The links of quick actions, by their types.
  ///   - paths: The keys that lead to the link of a notification or quick action, outermost first.
  /// - Returns: What was there, and what of it should have held a link and did not.
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
