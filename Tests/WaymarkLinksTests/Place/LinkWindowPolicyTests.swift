// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkRoutes

/// The window in which a link is followed.
struct LinkWindowPolicyTests {
  private let target = LinkPlace<String>(root: "home", routes: [.push("trail")])
  private let elsewhere = LinkPlace<String>(root: "home", routes: [.push("map")])
  private let below = LinkPlace<String>(root: "home", routes: [.push("trail"), .push("photo")])

  private func choose(
    _ policy: LinkWindowPolicy, _ places: [LinkPlace<String>]
  ) -> LinkWindowChoice<Int> {
    policy.choose(
      for: target, among: places.enumerated().map { (id: $0.offset, place: $0.element) })
  }

  /// U15.
  @Test(
    arguments: [
      (.reuseElseFront, .window(0), .window(2)), (.reuseElseNew, .newWindow, .window(2)),
      (.front, .window(0), .window(0)), (.new, .newWindow, .newWindow),
    ] as [(LinkWindowPolicy, LinkWindowChoice<Int>, LinkWindowChoice<Int>)])
  func `a policy chooses a window`(
    policy: LinkWindowPolicy, notOpen: LinkWindowChoice<Int>, isOpen: LinkWindowChoice<Int>
  ) {
    #expect(choose(policy, [elsewhere, elsewhere]) == notOpen)
    #expect(choose(policy, [elsewhere, elsewhere, below]) == isOpen)
    #expect(choose(policy, []) == .newWindow)
  }

  /// U15.
  @Test func `a window with the screen in front goes before one that has it below`() {
    #expect(choose(.reuseElseFront, [below, target, target]) == .window(1))
  }
}
