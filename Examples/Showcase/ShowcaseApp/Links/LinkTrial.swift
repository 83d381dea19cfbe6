// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// A link on its way to the guide, as each source would bring it.
struct LinkTrial: Hashable {
  /// Where the link is to lead.
  struct Target: Hashable, Identifiable {
    let title: String
    /// The path of the link; it need not lead anywhere.
    let path: String

    var id: String { path }

    static let all = [
      Target(title: "A trail", path: "/trails/75"),
      Target(title: "A stage of a trail", path: "/trails/75/stages/2"),
      Target(title: "A stop of a guided tour", path: "/planner/tours/lakeland-classics/stops/2"),
      Target(title: "The sheet to log a hike", path: "/journal/log?trail=75"),
      Target(title: "Your account (requires signing in)", path: "/account"),
      Target(title: "Nothing", path: "/trails/1000"),
    ]
  }

  var target: Target
  var source: LinkSource

  private static let host = "https://trailguide.example"

  /// What the source hands over, for people.
  var payload: String {
    switch source {
    case .universalLink, .appIntent: Self.host + target.path
    case .customScheme: "trailguide:/" + target.path
    case .notification:
      #"{"aps": {"alert": "Fine weather on Saturday"}, "link": "\#(target.path)"}"#
    case .quickAction: #"type: open-page, userInfo: ["link": "\#(target.path)"]"#
    case .spotlight: "\(LinkActivity.itemKey): \(Self.host)\(target.path)"
    case .handoff: "webpageURL: \(Self.host)\(target.path)"
    case .commandLine: "showcase --link \(target.path)"
    case .http: "GET \(target.path) HTTP/1.1"
    }
  }

  /// What the guide reads of it.
  ///
  /// - Throws: ``LinkPayloadError`` if it is not as it should be.
  func arrival() throws -> IncomingLink? {
    switch source {
    case .universalLink, .customScheme: IncomingLink(opened: payload)
    case .appIntent: IncomingLink(intent: payload)
    case .notification: try IncomingLink(payload: Data(payload.utf8))
    case .quickAction:
      try IncomingLink(quickAction: "open-page", userInfo: ["link": target.path])
    case .spotlight:
      try IncomingLink(
        LinkActivity(
          type: LinkActivity.searchableItem, webpageURL: nil,
          userInfo: [LinkActivity.itemKey: Self.host + target.path]))
    case .handoff:
      try IncomingLink(
        LinkActivity(
          type: LinkActivity.screen, webpageURL: Self.host + target.path, userInfo: nil))
    case .commandLine: try IncomingLink(arguments: ["showcase", "--link", target.path])
    case .http: IncomingLink(target: target.path)
    }
  }
}

extension LinkSource {
  /// The source in words.
  var title: String {
    switch self {
    case .universalLink: "Universal link"
    case .customScheme: "Custom URL scheme"
    case .notification: "Notification"
    case .quickAction: "Quick action"
    case .spotlight: "Search result"
    case .handoff: "Handoff"
    case .appIntent: "Shortcut or voice"
    case .commandLine: "Command line"
    case .http: "Browser"
    }
  }
}
