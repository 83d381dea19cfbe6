// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark

@MainActor
struct UserActivityLinkTests {
  private let activity = NSUserActivity(activityType: "app.trail")
  private let stack = ["https://a/trails", "https://a/trails/7"]

  @Test func `a link goes into an activity, and comes out of it`() throws {
    let link = LinkActivity(
      type: "app.trail", title: "Trail 7", webpageURL: stack[1], stack: stack)
    link.fill(activity)
    #expect(activity.webpageURL == URL(string: "https://a/trails/7"))
    #expect(activity.requiredUserInfoKeys == ["waymark.links"])
    #expect(try LinkActivity(activity) == link)
    #expect(
      try IncomingLink(activity) == IncomingLink(link: stack[1], source: .handoff, stack: stack))
  }

  @Test func `the system is given no page that is none of the web`() throws {
    LinkActivity(type: "app.trail", webpageURL: "trail:/7", stack: ["trail:/7"]).fill(activity)
    #expect(activity.webpageURL == nil)
    #expect(try IncomingLink(activity)?.link == "trail:/7")
  }

  @Test func `what the app has put into an activity stays`() {
    activity.userInfo = ["zoom": 3, "waymark.links": stack]
    activity.requiredUserInfoKeys = ["zoom", "waymark.links"]
    LinkActivity(type: "app.trail").fill(activity)
    #expect(activity.userInfo as? [String: Int] == ["zoom": 3])
    #expect(activity.requiredUserInfoKeys == ["zoom"])
  }

  @Test func `a find of the search names what was found`() throws {
    let find = NSUserActivity(activityType: LinkActivity.searchableItem)
    find.userInfo = [LinkActivity.itemKey: "trail-7"]
    #expect(
      try IncomingLink(find) { _ in "/trails/7" }
        == IncomingLink(link: "/trails/7", source: .spotlight))
    find.userInfo = nil
    #expect(
      throws: LinkPayloadError(
        source: .spotlight, place: [LinkActivity.itemKey], problem: .missing)
    ) { try IncomingLink(find) }
  }
}
