// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

struct LinkActivityTests {
  private static let page = LinkActivity.browsingWeb
  private static let stack = ["https://a/trails", "https://a/trails/7"]

  @Test(
    arguments: [
      // A universal link as delivered by the system.
      (page, "https://a/trails/7", [:], .universalLink, "https://a/trails/7", []),
      // Waymark's own activity, from another device.
      (page, "https://a/trails/7", ["waymark.links": stack], .handoff, stack[1], stack),
      // From an app without pages.
      ("app.trail", nil, ["waymark.links": ["t:/a", "t:/b"]], .handoff, "t:/b", ["t:/a", "t:/b"]),
      // Stack and page are from different moments.
      ("app.trail", "https://a/x", ["waymark.links": stack], .handoff, "https://a/x", []),
      ("app.trail", "https://a/x", [:], .handoff, "https://a/x", []),
      (
        LinkActivity.searchableItem, nil, ["kCSSearchableItemActivityIdentifier": "/trails/7"],
        .spotlight, "/trails/7", []
      ),
      // The identifier of a search result takes precedence over the page.
      (
        LinkActivity.searchableItem, "https://a/x",
        ["kCSSearchableItemActivityIdentifier": "/trails/7"], .spotlight, "/trails/7", []
      ),
    ] as [(String, String?, [String: any Sendable], LinkSource, String, [String])])
  func `an activity leads to its page, its screens or its find`(
    type: String, page: String?, info: [String: any Sendable], source: LinkSource, link: String,
    stack: [String]
  ) throws {
    let activity = try LinkActivity(type: type, webpageURL: page, userInfo: info)
    #expect(
      try IncomingLink(activity) == IncomingLink(link: link, source: source, stack: stack))
  }

  @Test(
    arguments: [
      ("app.trail", nil), ("app.trail", ["waymark.links": [String]()]), (page, [:]),
      ("app.trail", ["kCSSearchableItemActivityIdentifier": "/a"]),
    ] as [(String, [String: any Sendable]?)])
  func `an activity without a link is none of ours`(
    type: String, info: [String: any Sendable]?
  ) throws {
    let activity = try LinkActivity(type: type, webpageURL: nil, userInfo: info)
    #expect(try IncomingLink(activity) == nil)
  }

  @Test(
    arguments: [
      ("app.trail", ["waymark.links": "/a"], .handoff, "waymark.links", .notTextList),
      ("app.trail", ["waymark.links": [7]], .handoff, "waymark.links", .notTextList),
      (
        page, ["waymark.links": [String](repeating: "/a", count: 65)], .handoff, "waymark.links",
        .tooLarge(limit: 64)
      ),
      (LinkActivity.searchableItem, [:], .spotlight, LinkActivity.itemKey, .missing),
      (
        LinkActivity.searchableItem, [LinkActivity.itemKey: 7], .spotlight, LinkActivity.itemKey,
        .notText
      ),
      (
        LinkActivity.searchableItem, [LinkActivity.itemKey: ""], .spotlight, LinkActivity.itemKey,
        .empty
      ),
    ] as [(String, [String: any Sendable], LinkSource, String, LinkPayloadError.Problem)])
  func `an activity with other things under our keys says so`(
    type: String, info: [String: any Sendable], source: LinkSource, place: String,
    problem: LinkPayloadError.Problem
  ) {
    #expect(throws: LinkPayloadError(source: source, place: [place], problem: problem)) {
      try IncomingLink(LinkActivity(type: type, webpageURL: nil, userInfo: info))
    }
  }

  @Test(
    arguments: [
      LinkActivity(type: page, title: "Trail 7", webpageURL: stack[1], stack: stack),
      LinkActivity(type: "app.trail", stack: stack),
      LinkActivity(type: LinkActivity.searchableItem, item: "/trails/7"),
      LinkActivity(type: "app.trail"),
    ])
  func `what is filled in is read again`(activity: LinkActivity) throws {
    let again = try LinkActivity(
      type: activity.type, title: activity.title, webpageURL: activity.webpageURL,
      userInfo: activity.userInfo)
    #expect(again == activity)
  }

  @Test func `a stack too long to be read is not sent`() {
    let links = [String](repeating: "/a", count: 65)
    #expect(LinkActivity(type: "app.trail", stack: links).userInfo.isEmpty)
    #expect(LinkActivity(type: "app.trail", stack: Array(links.dropFirst())).userInfo.count == 1)
  }

  @Test func `a find may be named by something else than its link`() throws {
    let links = ["trail-7": "/trails/7"]
    #expect(
      try IncomingLink(spotlight: "trail-7") { links[$0] }
        == IncomingLink(link: "/trails/7", source: .spotlight))
    #expect(try IncomingLink(spotlight: "trail-8") { links[$0] } == nil)
    let find = LinkActivity(type: LinkActivity.searchableItem, item: "trail-7")
    #expect(try IncomingLink(find) { links[$0] }?.link == "/trails/7")
    let nameless = LinkActivity(type: LinkActivity.searchableItem)
    #expect(
      throws: LinkPayloadError(
        source: .spotlight, place: [LinkActivity.itemKey], problem: .missing)
    ) { try IncomingLink(nameless) }
  }
}
