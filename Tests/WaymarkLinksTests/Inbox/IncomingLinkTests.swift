// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

struct IncomingLinkTests {
  // MARK: Opened, intents, requests

  @Test(
    arguments: [
      ("https://example.com/trails/7", .universalLink), ("HTTP://example.com", .universalLink),
      ("trail://trails/7", .customScheme), ("trail:trails/7", .customScheme),
      ("https", .customScheme), ("httpsx://example.com", .customScheme),
      ("mailto:https://example.com", .customScheme), ("", .customScheme), (":", .customScheme),
    ] as [(String, LinkSource)])
  func `what opens the app is a page of the web, or of a scheme of its own`(
    link: String, source: LinkSource
  ) {
    #expect(IncomingLink(opened: link) == IncomingLink(link: link, source: source))
  }

  @Test func `a URL opens the app with its text`() throws {
    let url = try #require(URL(string: "trail://trails/7?q=%20"))
    #expect(
      IncomingLink(opened: url)
        == IncomingLink(link: "trail://trails/7?q=%20", source: .customScheme))
  }

  @Test func `requests and intents say where they come from`() {
    #expect(
      IncomingLink(target: "/trails?page=2")
        == IncomingLink(link: "/trails?page=2", source: .http))
    #expect(
      IncomingLink(intent: "https://example.com/trails")
        == IncomingLink(link: "https://example.com/trails", source: .appIntent))
  }

  // MARK: Notifications

  @Test(
    arguments: [
      (#"{"aps":{"alert":"Rain"},"link":"trail:/trails/7"}"#, "trail:/trails/7"),
      (#"{"link":"/trails/7"}"#, "/trails/7"),
      (#"{"aps":{"alert":{"title":"Rain"},"link":"/a"}}"#, nil),
      (#"{"aps":{},"link":null}"#, nil),
      ("{}", nil),
      (#"{"link":"\u002ftr\u00e4il"}"#, "/träil"),
    ] as [(String, String?)])
  func `a remote notification has its link beside aps`(json: String, link: String?) throws {
    let incoming = try IncomingLink(payload: Data(json.utf8))
    #expect(incoming == link.map { IncomingLink(link: $0, source: .notification) })
  }

  @Test(
    arguments: [
      (#"{"custom":{"u":"/a"},"link":"/b"}"#, "/a"), (#"{"link":"/b"}"#, "/b"),
      (#"{"custom":{"v":"/a"},"link":"/b"}"#, "/b"), (#"{"custom":null,"link":"/b"}"#, "/b"),
      (#"{"custom":{},"gcm.link":"/c"}"#, "/c"), ("{}", nil),
      (#"{"custom":"x","link":"/b"}"#, "/b"), (#"{"custom":[7],"link":"/b"}"#, "/b"),
      (#"{"custom":"{\"u\":\"/a\"}","link":"/b"}"#, "/a"),
      (#"{"custom":"{\"v\":\"/a\"}","link":"/b"}"#, "/b"),
      (#"{"custom":"[\"u\"]","link":"/b"}"#, "/b"),
    ] as [(String, String?)])
  func `the first path that leads to anything counts`(json: String, link: String?) throws {
    let paths = [["custom", "u"], ["link"], ["gcm.link"]]
    #expect(try IncomingLink(payload: Data(json.utf8), at: paths)?.link == link)
  }

  @Test func `a path that ends early leaves the link to the next path`() throws {
    let info: [AnyHashable: Any] = ["data": "x", "link": "/x"]
    #expect(try IncomingLink(notification: info, at: [["data", "url"], ["link"]])?.link == "/x")
    // If no path leads to a link, the first one that ended early determines the error.
    #expect(
      throws: LinkPayloadError(source: .notification, place: ["data"], problem: .notDictionary)
    ) {
      try IncomingLink(notification: info, at: [["other"], ["data", "url"], ["link", "url"]])
    }
  }

  @Test func `a path goes on in JSON that is a text, as Firebase sends it`() throws {
    let inner = #"{"url":"/x","deep":"{\"url\":\"/y\"}","no":7}"#
    let info: [AnyHashable: Any] = ["data": inner, "large": String(repeating: " ", count: 65_537)]
    #expect(try IncomingLink(notification: info, at: [["data", "url"]])?.link == "/x")
    #expect(try IncomingLink(notification: info, at: [["data", "deep", "url"]])?.link == "/y")
    #expect(
      throws: LinkPayloadError(source: .notification, place: ["data", "no"], problem: .notText)
    ) { try IncomingLink(notification: info, at: [["data", "no"]]) }
    for path in [["large", "url"], ["data", "url", "more"]] {
      #expect(
        throws: LinkPayloadError(
          source: .notification, place: Array(path.dropLast()), problem: .notDictionary)
      ) { try IncomingLink(notification: info, at: [path]) }
    }
  }

  @Test(
    arguments: [
      (#"{"data":{"link":7}}"#, ["data", "link"], .notText),
      (#"{"data":{"link":true}}"#, ["data", "link"], .notText),
      (#"{"data":{"link":["/a"]}}"#, ["data", "link"], .notText),
      (#"{"data":{"link":{}}}"#, ["data", "link"], .notText),
      (#"{"data":{"link":""}}"#, ["data", "link"], .empty),
      (#"{"data":"/a"}"#, ["data"], .notDictionary),
      (#"{"data":[]}"#, ["data"], .notDictionary),
      ("[]", [], .notJSON), (#""/a""#, [], .notJSON), ("7", [], .notJSON), ("", [], .notJSON),
      (#"{"data":"#, [], .notJSON), ("{\"link\":\"\u{1}\"}", [], .notJSON),
      (String(repeating: "[", count: 60_000), [], .notJSON),
      (String(repeating: " ", count: 70_000), [], .tooLarge(limit: 65_536)),
    ] as [(String, [String], LinkPayloadError.Problem)])
  func `a bad payload says what is wrong and where`(
    json: String, place: [String], problem: LinkPayloadError.Problem
  ) {
    #expect(throws: LinkPayloadError(source: .notification, place: place, problem: problem)) {
      try IncomingLink(payload: Data(json.utf8), at: [["data", "link"]])
    }
  }

  @Test func `bytes that are no UTF-8 are no JSON`() {
    #expect(throws: LinkPayloadError(source: .notification, problem: .notJSON)) {
      try IncomingLink(payload: Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D]))
    }
  }

  @Test(
    arguments: [
      (nil, "/a"), ("com.apple.UNNotificationDefaultActionIdentifier", "/a"), ("show", "/a"),
      ("com.apple.UNNotificationDismissActionIdentifier", nil),
    ] as [(String?, String?)])
  func `a notification that is put away leads nowhere`(action: String?, link: String?) throws {
    let incoming = try IncomingLink(notification: ["link": "/a", 7: "/b"], action: action)
    #expect(incoming == link.map { IncomingLink(link: $0, source: .notification) })
  }

  @Test func `a local notification may hold anything, and its link deep down`() throws {
    struct Anything {}
    let info: [AnyHashable: Any] = [
      "a": ["b": ["c": "/x"]] as [String: [String: String]], "d": Anything(), 7: NSNull(),
    ]
    #expect(try IncomingLink(notification: info, at: [["a", "b", "c"]])?.link == "/x")
    #expect(try IncomingLink(notification: info, at: []) == nil)
    #expect(throws: LinkPayloadError(source: .notification, place: ["d"], problem: .notText)) {
      try IncomingLink(notification: info, at: [["d"]])
    }
    #expect(throws: LinkPayloadError(source: .notification, problem: .notText)) {
      try IncomingLink(notification: info, at: [[]])
    }
  }

  // MARK: Quick actions

  @Test(
    arguments: [
      ("new", ["link": "/a"], "/a"), ("new", [:], "/trails/new"), ("old", [:], nil),
      ("old", ["link": "/a"], "/a"), ("new", ["other": "/a"], "/trails/new"),
    ] as [(String, [String: String], String?)])
  func `a quick action leads where its user info says, or else its type`(
    type: String, info: [String: String], link: String?
  ) throws {
    let incoming = try IncomingLink(
      quickAction: type, userInfo: info, links: ["new": "/trails/new"])
    #expect(incoming == link.map { IncomingLink(link: $0, source: .quickAction) })
  }

  @Test func `a quick action with a bad link leads nowhere, whatever its type`() {
    #expect(throws: LinkPayloadError(source: .quickAction, place: ["link"], problem: .notText)) {
      try IncomingLink(quickAction: "new", userInfo: ["link": 7], links: ["new": "/trails/new"])
    }
  }

  // MARK: Command line

  @Test(
    arguments: [
      ("app", nil), ("", nil), ("https://a/b", nil), ("app https://a/b", "https://a/b"),
      ("app TRAIL:b", "TRAIL:b"), ("app other:b", nil), ("app -v --link /b https://a", "/b"),
      ("app --link=/b=c", "/b=c"), ("app --linked /b", nil),
      ("app https://a --link /b", "https://a"),
      ("app --link --link", "--link"), ("app -- --link /b trail:c", "trail:c"),
      ("app --link -- x", "--"), ("app b", nil), ("app :b", nil), ("app -- --link=/b", nil),
    ] as [(String, String?)])
  func `the first link of a command line counts`(line: String, link: String?) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let incoming = try IncomingLink(arguments: arguments, schemes: ["trail"])
    #expect(incoming == link.map { IncomingLink(link: $0, source: .commandLine) })
  }

  @Test(
    arguments: [("app --link", .missing), ("app --link=", .empty)]
      as [(String, LinkPayloadError.Problem)])
  func `an option without its link is an error`(line: String, problem: LinkPayloadError.Problem) {
    #expect(throws: LinkPayloadError(source: .commandLine, place: ["--link"], problem: problem)) {
      try IncomingLink(arguments: line.split(separator: " ").map(String.init))
    }
  }

  // MARK: Secrets

  @Test func `what is printed of a link is not the link`() {
    let incoming = IncomingLink(
      link: "https://a/reset?token=s3cret", source: .universalLink, stack: ["https://a/s3cret"])
    #expect("\(incoming)" == "universalLink (28 bytes, 1 screens)")
    var dumped = ""
    dump(incoming, to: &dumped)
    for text in ["\(incoming)", String(reflecting: incoming), dumped] {
      #expect(!text.contains("s3cret"))
    }
  }

  @Test(
    arguments: [
      (["a", "b"], .notText, "The value at a.b is not a string (notification)."),
      ([], .notJSON, "The payload is not a JSON object (notification)."),
      (["a"], .tooLarge(limit: 64), "The value at a is larger than 64 (notification)."),
      (["a"], .missing, "The value at a is missing (notification)."),
      (["a"], .empty, "The value at a is empty (notification)."),
      (["a"], .notTextList, "The value at a is not an array of strings (notification)."),
      (["a"], .notDictionary, "The value at a is not a dictionary (notification)."),
    ] as [([String], LinkPayloadError.Problem, String)])
  func `a bad payload is told in a sentence`(
    place: [String], problem: LinkPayloadError.Problem, sentence: String
  ) {
    let error = LinkPayloadError(source: .notification, place: place, problem: problem)
    #expect(error.description == sentence)
  }
}
