// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkRoutes

private typealias Place = LinkPlace<String>

/// The effect of links on open screens.
struct LinkRuleTests {
  private func table() throws -> RouteTable<InboxScreen> {
    try RouteTable(hosts: ["trails.example"], rule: LinkRule(.replace, window: .new)) {
      LinkRoute("/", route: .home)
      LinkRoute("/account", route: .account) { _ in .home }.rule(LinkRule(.push))
      LinkRoutes(
        "/orders",
        of: [
          LinkRoute<Int>("/", route: 0), LinkRoute<Int>("/1", route: 1).rule(LinkRule(.push)),
        ], make: { .order($0) }, match: { if case .order(let id) = $0 { id } else { nil } })
    }
  }

  /// U13.
  @Test(
    arguments: [
      (.home, LinkRule(.replace, window: .new)), (.account, LinkRule(.push)),
      (.order(0), LinkRule(.replace, window: .new)), (.order(1), LinkRule(.push)),
      (.trail(3), LinkRule(.replace, window: .new)),
    ] as [(InboxScreen, LinkRule)])
  func `a route's own rule goes before the table's`(route: InboxScreen, rule: LinkRule) throws {
    #expect(try table().rule(for: route) == rule)
  }

  /// U13.
  @Test(
    arguments: [
      (nil, [.trail(1), .account]), (.replace, [.account]), (.reuseElseReplace, [.account]),
    ] as [(LinkPolicy?, [InboxScreen])])
  func `the rule counts unless a policy is given`(
    policy: LinkPolicy?, screens: [InboxScreen]
  ) throws {
    let table = try table()
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.deliver(IncomingLink(intent: "/account"), to: table, at: 0)
    let here = LinkPlace<InboxScreen>(root: .home, routes: [.push(.trail(1))])
    let there = inbox.follow(table, from: here, by: policy, at: 0)
    #expect(there?.routes.map(\.screen) == screens)
  }

  @Test func `by itself what shows the screen is reused`() throws {
    #expect(RouteTable<InboxScreen>.guide.rule(for: .home) == LinkRule())
    #expect(LinkRule().screens == .reuseElseReplace && LinkRule().window == .reuseElseFront)
  }

  /// U13.
  @Test(
    arguments: [
      (["push a", "sheet b"], "push x", ["push a", "push x"]),
      (["push a", "sheet+ b"], "push x", ["push a", "sheet+ b", "push x"]),
      (["sheet+ a", "sheet b", "cover c"], "push x", ["sheet+ a", "push x"]),
      (["push a", "sheet b"], "sheet x", ["push a", "sheet b", "sheet x"]),
      (["push a", "sheet b", "push c"], "push x", ["push a", "push x"]),
    ])
  func `a push closes presentations that it could not be shown in`(
    open: [String], link: String, then: [String]
  ) {
    let place = Place(routes: open.map(route))
    #expect(place.following(Place(routes: [route(link)]), by: .push).routes == then.map(route))
  }

  // MARK: Screens that must stay

  @Test(
    arguments: [
      // A common beginning and end stays open.
      ("a", ["push p", "push q"], "a", ["push p", "push r"], [1]),
      ("a", ["push p", "push q", "push r"], "a", ["push r"], [0, 1]),
      ("a", ["push p"], "a", ["push p", "push q"], []),
      ("a", ["sheet p"], "a", ["push p"], [0]),
      // A link to another tab closes the presentations over all tabs.
      ("a", ["push p", "sheet q", "push r"], "b", [], [1, 2]),
      ("a", ["push p"], "b", ["push q"], []),
      // A place without a tab is in the same tab.
      ("a", ["push p"], nil, ["push q"], [0]),
    ] as [(String, [String], String?, [String], [Int])])
  func `a way to another place closes some routes`(
    tab: String, open: [String], nextTab: String?, next: [String], closed: [Int]
  ) {
    let place = Place(tab: tab, routes: open.map(route))
    let goal = Place(tab: nextTab, routes: next.map(route))
    #expect((-1...open.count).filter { place.closes($0, goingTo: goal) } == closed)
  }

  @Test func `without presentations the lowest one and all above it are gone`() {
    let place = Place(tab: "a", routes: ["push p", "sheet q", "push r"].map(route))
    #expect(place.withoutPresentations == Place(tab: "a", routes: [.push("p")]))
  }

  private let here = LinkPlace<InboxScreen>(root: .home, routes: [.push(.trail(2))])

  private func inbox() -> LinkInbox {
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.deliver(IncomingLink(intent: "/trails/1"), to: .guide, at: 0)
    return inbox
  }

  /// U14.
  @Test func `a link that is held waits, and is followed when nothing holds it`() {
    var inbox = inbox()
    var next = inbox.follow(.guide, from: here, by: nil, at: 0) { _, _ in .wait }
    #expect(next == nil && inbox.outcomes.isEmpty)
    #expect(inbox.waitingFor == [.completed] && inbox.pending?.isHeld == true)
    let held = inbox
    _ = inbox.follow(.guide, from: here, by: nil, at: 0) { _, _ in .wait }
    #expect(inbox == held)
    next = inbox.follow(.guide, from: here, by: nil, at: 1) { _, _ in nil }
    #expect(next?.front == .trail(1))
    #expect(inbox.nextOutcomes().map(\.result) == [.applied])
    #expect(inbox.waitingFor.isEmpty)
  }

  /// U14.
  @Test func `a link that is refused says why, and may come again at once`() {
    var inbox = inbox()
    let next = inbox.follow(.guide, from: here, by: nil, at: 0) { place, next in
      place.front == .trail(2) && next.front == .trail(1) ? .refuse : nil
    }
    #expect(next == nil)
    #expect(inbox.nextOutcomes().map(\.result) == [.dropped(.refused(.screenStays))])
    inbox.deliver(IncomingLink(intent: "/trails/1"), to: .guide, at: 1)
    #expect(inbox.pending?.id == 2)
  }

  @Test func `a link that was followed can be refused afterwards, once`() {
    var inbox = inbox()
    _ = inbox.follow(.guide, from: here, at: 0)
    #expect(inbox.nextOutcomes().map(\.result) == [.applied])
    let first = inbox.refuse(applied: 1, because: .blocked(reason: "no permit"))
    let second = inbox.refuse(applied: 1, because: .declined)
    #expect(first?.description == "#1 appIntent /trails/:id: refused: It was blocked: no permit.")
    #expect(second == nil)
    #expect(inbox.outcomes.count == 1)
    #expect(inbox.nextOutcomes().count == 1)
  }
}

/// A route from its short form, such as `sheet+ x` for a sheet with navigation.
private func route(_ text: String) -> Route<String> {
  let parts = text.split(separator: " ").map(String.init)
  let withNavigation = parts[0].hasSuffix("+")
  return switch parts[0].prefix(5) {
  case "sheet": .sheet(parts[1], withNavigation: withNavigation)
  case "cover": .cover(parts[1], withNavigation: withNavigation)
  default: .push(parts[1])
  }
}
