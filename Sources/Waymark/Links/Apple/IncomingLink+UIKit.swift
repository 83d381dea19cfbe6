// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import WaymarkLinks

#if !os(tvOS)
import UserNotifications
#endif

extension IncomingLink {
  /// What a scene is opened with, for `scene(_:openURLContexts:)`.
  @MainActor
  public init(_ context: UIOpenURLContext) {
    self.init(opened: context.url)
  }

  #if !os(tvOS)
  /// A quick action of the app's icon, for `windowScene(_:performActionFor:)`; nil when there is no
  /// link for it.
  ///
  /// - Parameters:
  ///   - item: The action.
  ///   - links: The links of types whose actions have none in their user info.
  ///   - paths: The keys that lead to the link in the user info, outermost first.
  /// - Throws: ``LinkPayloadError`` when there is something else than a link.
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
  /// What launched the scene, for `scene(_:willConnectTo:options:)`: links, activities, a quick action
  /// and a notification.
  ///
  /// A running scene gets such things by other methods. Where SwiftUI holds the scene it brings the
  /// links by `onOpenURL` as well; an inbox takes what comes second for the duplicate it is.
  ///
  /// - Parameters:
  ///   - quickActions: The links of quick actions, by their types.
  ///   - paths: The keys that lead to the link of a notification or quick action, outermost first.
  /// - Returns: What was there, and what of it should have held a link and did not.
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
