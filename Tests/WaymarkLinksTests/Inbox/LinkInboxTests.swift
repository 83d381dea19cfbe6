// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// Events, the resulting deliveries, the outcomes of links, and the link that waits at the end.
struct InboxCase: Sendable, CustomTestStringConvertible {
  var name: String
  var steps: [InboxStep]
  var received: [String] = []
  var ended: [String] = []
  var waiting: Int?
  var testDescription: String { name }
}

struct LinkInboxTests {
  private static let link = InboxStep.deliver("/trails/1")
  private static let other = InboxStep.deliver("/trails/2")
  private static let account = InboxStep.deliver("/account")
  private static let order = InboxStep.deliver("/orders/1")

  @Test(arguments: [
    InboxCase(name: "nothing", steps: [.receive, .ready, .receive, .expire, .decline]),
    InboxCase(name: "launching", steps: [link, .receive], waiting: 1),
    InboxCase(
      name: "cold", steps: [link, .ready, .receive, .receive], received: ["1"],
      ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "warm", steps: [.ready, link, .receive, .receive], received: ["1"],
      ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "gated", steps: [.ready, account, .receive, .open("signedIn"), .receive],
      received: ["1"],
      ended: ["#1 universalLink /account: applied"]),
    InboxCase(
      name: "gated, and launching", steps: [account, .open("signedIn"), .receive], waiting: 1),
    InboxCase(
      name: "one gate of two", steps: [.ready, order, .open("signedIn"), .receive], waiting: 1),
    InboxCase(
      name: "both gates",
      steps: [.ready, order, .open("loaded"), .open("signedIn"), .open("x"), .receive],
      received: ["1"], ended: ["#1 universalLink /orders/:id: applied"]),
    InboxCase(
      name: "all gates at once", steps: [.ready, order, .gates(["signedIn", "loaded"]), .receive],
      received: ["1"], ended: ["#1 universalLink /orders/:id: applied"]),
  ])
  func `a link waits until the app is ready and its gates are open`(story: InboxCase) throws {
    try check(story)
  }

  @Test(arguments: [
    InboxCase(
      name: "while it waits", steps: [link, .wait(2), link, .ready, .receive], received: ["1"],
      ended: [
        "#2 universalLink /trails/:id: duplicate of #1", "#1 universalLink /trails/:id: applied",
      ]),
    InboxCase(
      name: "after it was applied", steps: [.ready, link, .receive, .wait(2), link, .receive],
      received: ["1"],
      ended: [
        "#1 universalLink /trails/:id: applied", "#2 universalLink /trails/:id: duplicate of #1",
      ]),
    InboxCase(
      name: "a duplicate does not count from", steps: [link, .wait(1.5), link, .wait(1.5), link],
      ended: [
        "#2 universalLink /trails/:id: duplicate of #1",
        "#1 universalLink /trails/:id: superseded by #3",
      ], waiting: 3),
    InboxCase(
      name: "later", steps: [.ready, link, .receive, .wait(2.5), link, .receive],
      received: ["1", "2"],
      ended: ["#1 universalLink /trails/:id: applied", "#2 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "of another source", steps: [link, .deliver("/trails/1", .notification)],
      ended: ["#1 universalLink /trails/:id: superseded by #2"], waiting: 2),
    InboxCase(
      name: "another link of the pattern", steps: [link, other],
      ended: ["#1 universalLink /trails/:id: superseded by #2"], waiting: 2),
    InboxCase(
      name: "there and back", steps: [link, other, link],
      ended: [
        "#1 universalLink /trails/:id: superseded by #2",
        "#2 universalLink /trails/:id: superseded by #3",
      ], waiting: 3),
    InboxCase(
      name: "of one that ended unfollowed", steps: [.ready, account, .decline, account],
      ended: ["#1 universalLink /account: refused: It was declined."], waiting: 2),
    InboxCase(
      name: "back from elsewhere", steps: [.ready, link, .receive, .leave, link, .receive],
      received: ["1", "2"],
      ended: ["#1 universalLink /trails/:id: applied", "#2 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "elsewhere while it waits", steps: [link, .leave, link],
      ended: ["#2 universalLink /trails/:id: duplicate of #1"], waiting: 1),
    InboxCase(
      name: "the clock was set back", steps: [link, .wait(-1), link],
      ended: ["#1 universalLink /trails/:id: superseded by #2"], waiting: 2),
    InboxCase(
      name: "after a restart", steps: [.ready, link, .receive, .restart, .ready, link, .receive],
      received: ["1"],
      ended: [
        "#1 universalLink /trails/:id: applied", "#2 universalLink /trails/:id: duplicate of #1",
      ]),
  ])
  func `the same link of the same source is a duplicate for a while`(story: InboxCase) throws {
    try check(story)
  }

  @Test(arguments: [
    InboxCase(name: "not yet", steps: [link, .wait(100), .expire, .receive], waiting: 1),
    InboxCase(
      name: "while launching", steps: [link, .wait(101), .expire],
      ended: ["#1 universalLink /trails/:id: expired"]),
    InboxCase(
      name: "by taking", steps: [link, .wait(101), .receive],
      ended: ["#1 universalLink /trails/:id: expired"]),
    InboxCase(
      name: "at its gate", steps: [.ready, account, .wait(101), .open("signedIn"), .receive],
      ended: ["#1 universalLink /account: expired"]),
    InboxCase(
      name: "by the next, which supersedes nothing", steps: [link, .wait(101), other],
      ended: ["#1 universalLink /trails/:id: expired"], waiting: 2),
    InboxCase(
      name: "after a restart", steps: [link, .wait(101), .restart, .ready, .receive],
      ended: ["#1 universalLink /trails/:id: expired"]),
    InboxCase(name: "the clock was set back", steps: [link, .wait(-500), .expire], waiting: 1),
  ])
  func `a link that waited too long expires`(story: InboxCase) throws { try check(story) }

  @Test(arguments: [
    InboxCase(
      name: "unknown to the table", steps: [link, .deliver("/x", .customScheme), .ready, .receive],
      ended: [
        "#1 universalLink /trails/:id: superseded by #2",
        "#2 customScheme: refused: \(refusal(of: "/x"))",
      ]),
    InboxCase(
      name: "unknown, while an older one is held",
      steps: [.ready, account, .receive, .deliver("/nowhere"), .open("signedIn"), .receive],
      ended: [
        "#1 universalLink /account: superseded by #2",
        "#2 universalLink: refused: \(refusal(of: "/nowhere"))",
      ]),
    InboxCase(
      name: "of the web alone, while an older one is held",
      steps: [
        .ready, account, .deliver("https://trails.example/shop"), .open("signedIn"), .receive,
      ],
      ended: [
        "#1 universalLink /account: superseded by #2",
        "#2 universalLink: refused: The link for /shop opens on the web only.",
      ]),
    InboxCase(
      name: "payload", steps: [link, .refuse],
      ended: [
        "#2 notification: refused: The value at link is not a string (notification)."
      ], waiting: 1),
    InboxCase(
      name: "of another host", steps: [link, .deliver("https://other.example/trails/2")],
      ended: [
        "#2 universalLink: refused: The link is not this app's: other.example."
      ], waiting: 1),
    InboxCase(
      name: "of the web alone", steps: [.deliver("https://trails.example/shop")],
      ended: [
        "#1 universalLink: refused: The link for /shop opens on the web only."
      ]),
    InboxCase(
      name: "twice", steps: [.deliver("/x"), .deliver("/x")],
      ended: [
        "#1 universalLink: refused: \(refusal(of: "/x"))",
        "#2 universalLink: refused: \(refusal(of: "/x"))",
      ]),
    InboxCase(
      name: "declined", steps: [.ready, account, .decline, .open("signedIn"), .receive],
      ended: ["#1 universalLink /account: refused: It was declined."]),
    InboxCase(
      name: "signed out",
      steps: [.open("signedIn"), account, .close("signedIn"), .open("signedIn"), .ready, .receive],
      ended: ["#1 universalLink /account: refused: The gate signedIn was closed."]),
    InboxCase(
      name: "signed out, by all gates",
      steps: [.gates(["signedIn", "loaded"]), order, .gates([]), .ready, .receive],
      ended: ["#1 universalLink /orders/:id: refused: The gate loaded was closed."]),
    InboxCase(
      name: "a closed gate stays closed",
      steps: [.ready, account, .close("signedIn"), .gates([]), .gates(["signedIn"]), .receive],
      received: ["1"], ended: ["#1 universalLink /account: applied"]),
    InboxCase(
      name: "another gate closes", steps: [.open("x"), link, .close("x")], waiting: 1),
    InboxCase(
      name: "not known any more",
      steps: [.gates(["signedIn", "loaded"]), order, .update, .ready, .receive],
      ended: ["#1 universalLink /orders/:id: refused: \(refusal(of: "/orders/1", by: .later))"]),
    InboxCase(
      name: "gated now", steps: [.ready, link, .update, .receive, .open("loaded"), .receive],
      received: ["1"], ended: ["#1 universalLink /trails/:number: applied"]),
  ])
  func `a link that may not be followed is refused`(story: InboxCase) throws {
    try check(story)
  }

  @Test(arguments: [
    InboxCase(
      name: "each once",
      steps: [.ready, link, .receive, .receive("a"), .receive("b"), .receive("a"), .receive],
      received: ["1", "a 1", "b 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "without one who holds all", steps: [link, .ready, .receive("a"), .receive("a")],
      received: ["a 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "late, while it waits", steps: [.ready, link, .wait(99), .receive("a")],
      received: ["a 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "late, after another", steps: [.ready, link, .receive("a"), .wait(10), .receive("b")],
      received: ["a 1", "b 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "too late", steps: [.ready, link, .receive("a"), .wait(11), .receive("b")],
      received: ["a 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "a newer one waits", steps: [.ready, link, .receive("a"), account, .receive("b")],
      received: ["a 1"], ended: ["#1 universalLink /trails/:id: applied"], waiting: 2),
    InboxCase(
      name: "the newer one was dropped",
      steps: [.ready, link, .receive("a"), account, .decline, .receive("b")], received: ["a 1"],
      ended: [
        "#1 universalLink /trails/:id: applied",
        "#2 universalLink /account: refused: It was declined.",
      ]),
    InboxCase(
      name: "after a refused one",
      steps: [.ready, link, .receive("a"), .deliver("/x"), .receive("b")],
      received: ["a 1", "b 1"],
      ended: [
        "#1 universalLink /trails/:id: applied", "#2 universalLink: refused: \(refusal(of: "/x"))",
      ]),
    InboxCase(
      name: "signed out",
      steps: [
        .ready, .open("signedIn"), account, .receive("a"), .close("signedIn"), .open("signedIn"),
        .receive("b"),
      ], received: ["a 1"], ended: ["#1 universalLink /account: applied"]),
    InboxCase(
      name: "restored",
      steps: [.ready, link, .receive("a"), .restart, .ready, .receive("b"), .receive],
      received: ["a 1"], ended: ["#1 universalLink /trails/:id: applied"]),
    InboxCase(
      name: "not known any more",
      steps: [
        .ready, .gates(["signedIn", "loaded"]), order, .receive("a"), .update, .receive("b"),
      ],
      received: ["a 1"], ended: ["#1 universalLink /orders/:id: applied"]),
    InboxCase(
      name: "gated now",
      steps: [.ready, link, .receive("a"), .update, .receive("b"), .open("loaded"), .receive("b")],
      received: ["a 1", "b 1"], ended: ["#1 universalLink /trails/:id: applied"]),
  ])
  func `listeners get each link once, late ones, too`(story: InboxCase) throws {
    try check(story)
  }

  private static func refusal(of path: String, by table: RouteTable<InboxScreen> = .guide) -> String
  {
    do {
      return "\(try table.parse(path: path))"
    } catch { return error.description }
  }

  private func check(_ expected: InboxCase) throws {
    var story = InboxStory()
    for step in expected.steps { try story.run(step) }
    #expect(story.received == expected.received)
    #expect(story.ended.map(\.description) == expected.ended)
    #expect(story.inbox.outcomes == story.ended)
    #expect(story.inbox.pending?.id == expected.waiting)
  }
}
