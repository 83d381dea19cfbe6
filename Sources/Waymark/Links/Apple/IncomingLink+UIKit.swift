// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import WaymarkLinks

#if !os(tvOS)
import UserNotifications
#endif

extension IncomingLink {
  /// Creates a link from the context with which a scene opens a URL, for
  /// `scene(_:openURLContexts:)`.
  @MainActor
  public init(_ context: UIOpenURLContext) {
    self.init(opened: context.url)
  }

  #if !os(tvOS)
  /// Creates a link from a quick action of the app's icon, for `windowScene(_:performActionFor:)`;
  /// nil if the action has no link.
  ///
  /// - Parameters:
  ///   - item: The action.
  ///   - links: The links, by action type, of actions without a link in their user info.
  ///   - paths: The keys that lead to the link in the user info, outermost first.
  /// - Throws: ``LinkPayloadError`` if the value at these keys is not a link.
  @MainActor
  public init?(
    _ item: UIApplicationShortcutItem, links: [String: String] = [:],
    at paths: [[String]] = linkPaths
  ) throws(LinkPayloadError) {
    try self.init(
      quickAction: item.type, userInfo: item.userInfo ?? [:], links: links, at: paths)
  }
  #endif
}

extension UIScene.ConnectionOptions {
  /// Returns the links that launched the scene, for `scene(_:willConnectTo:options:)`: those of
  /// URLs, activities, a quick action and a notification.
  ///
  /// A running scene receives these by other methods. Where SwiftUI manages the scene, it also
  /// delivers the links to `onOpenURL`; an inbox drops the second delivery as a duplicate.
  ///
  /// - Parameters:
  ///   - quickActions: The links of quick actions, by their types.
  ///   - paths: The keys that lead to the link of a notification or quick action, outermost first.
  /// - Returns: The links, and the errors of payloads that should contain a link and do not.
  @MainActor
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
      add { () throws(LinkPayloadError) in try IncomingLink(activity) }
    }
    #if !os(tvOS)
    if let shortcutItem {
      add { () throws(LinkPayloadError) in
        try IncomingLink(shortcutItem, links: quickActions, at: paths)
      }
    }
    if let notificationResponse {
      add { () throws(LinkPayloadError) in try IncomingLink(notificationResponse, at: paths) }
    }
    #endif
    return links
  }
}
#endif
