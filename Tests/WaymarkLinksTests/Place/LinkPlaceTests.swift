// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkRoutes

private typealias Place = LinkPlace<String>

private func place(_ tab: String?, _ root: String?, _ screens: String...) -> Place {
  Place(tab: tab, root: root, routes: screens.map { .push($0) })
}

struct LinkPlaceTests {
  @Test func `screens with their presentations make up a place`() {
    let stack: [(route: String, presentation: LinkPresentation)] = [
      ("walks", .tab("guide")), ("walk", .push), ("map", .cover(withNavigation: true)),
      ("legend", .push),
    ]
    let place = Place(stack)
    #expect(place.tab == "guide")
    #expect(place.root == "walks")
    #expect(
      place.routes == [
        .push("walk"), .cover("map", withNavigation: true), .push("legend"),
      ])
    #expect(place.front == "legend")
    #expect(place.stack == ["walks", "walk", "map", "legend"])
  }

  @Test func `a first screen above others begins anew`() {
    let place = Place([
      ("walks", .tab("guide")), ("walk", .push), ("home", .root), ("news", .sheet),
    ])
    #expect(place == Place(root: "home", routes: [.sheet("news", withNavigation: false)]))
    #expect(Place([]).front == nil)
  }

  @Test(
    arguments: [
      // The same screen is open: replacing closes the screens that are not its parents.
      (
        .replace, place("a", "A", "x", "y", "z"), place("a", "A", "q", "y"),
        place("a", "A", "q", "y")
      ),
      (
        .reuseElseReplace, place("a", "A", "x", "y", "z"), place("a", "A", "q", "y"),
        place("a", "A", "x", "y")
      ),
      // Of two, the upper one is reused.
      (
        .reuseElseReplace, place("a", "A", "y", "x", "y", "z"), place("a", "A", "y"),
        place("a", "A", "y", "x", "y")
      ),
      // An equal screen in another tab is not reused.
      (.reuseElseReplace, place("b", "B", "y", "z"), place("a", "A", "y"), place("a", "A", "y")),
      (
        .reuseElseReplace, place("a", "A", "x"), place("a", "A", "q", "y"),
        place("a", "A", "q", "y")
      ),
      (.push, place("b", "B", "x"), place("a", "A", "q", "y"), place("b", "B", "x", "y")),
      (.push, place("b", "B", "x", "y"), place("a", "A", "q", "y"), place("b", "B", "x", "y")),
      // First screens are shown alone.
      (.push, place("b", "B", "x"), place("a", "A"), place("a", "A")),
      (.reuseElseReplace, place("a", "A", "x"), place("a", "A"), place("a", "A")),
      // Parts that a link does not specify stay.
      (.replace, place("b", "B", "x"), place(nil, nil, "y"), place("b", "B", "y")),
      (.reuseElseReplace, place("b", "B", "x", "y"), place(nil, nil, "x"), place("b", "B", "x")),
      (.replace, place("b", "B", "x"), place(nil, "A", "y"), place(nil, "A", "y")),
    ] as [(LinkPolicy, Place, Place, Place)])
  private func `a policy says what becomes of what is open`(
    policy: LinkPolicy, now: Place, target: Place, then: Place
  ) {
    #expect(now.following(target, by: policy) == then)
  }
}
