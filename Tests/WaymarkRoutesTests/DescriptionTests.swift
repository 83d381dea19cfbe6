// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

@Suite struct DescriptionTests {
  struct Trail: Hashable {
    let id: Int
    let name: String
  }

  enum Page: Hashable {
    case detail(id: Int)
    case help
  }

  struct Poem: Hashable, CustomStringConvertible {
    var description: String { "Two\nlines" }
  }

  @Test(
    arguments: [
      (.push, "push"), (.sheet, "sheet"), (.sheet(withNavigation: true), "sheet+"),
      (.cover, "cover"), (.cover(withNavigation: true), "cover+"),
    ] as [(RouteStyle, String)])
  func `a style is a word, with a plus for a navigation stack`(style: RouteStyle, word: String) {
    #expect("\(style)" == word)
    #expect("\(Route(screen: 2, style: style))" == "\(word) 2")
  }

  @Test func `a route prints its screen's own text in one line`() {
    #expect("\(Route.push("Filters"))" == #"push "Filters""#)
    #expect("\(Route.push(Page.detail(id: 3)))" == "push detail(id: 3)")
    #expect("\(Route.push(Trail(id: 1, name: "Jura")))" == #"push Trail(id: 1, name: "Jura")"#)
    #expect("\(Route.push(Poem()))" == "push Two lines")
    #expect("\(Route.push(Int?.none))" == "push nil")
    #expect("\(Route.push("a\nb"))" == #"push "a\nb""#)
  }

  @Test func `a wrapper that hides the screen's type is not seen`() {
    #expect("\(Route.push(AnyHashable("Filters")))" == #"push "Filters""#)
    #expect("\(Route.push(AnyHashable(AnyHashable(Page.help))))" == "push help")
    #expect("\(Route<any Hashable>.push("Filters"))" == #"push "Filters""#)
  }

  @Test func `a path prints in one line`() {
    var path = FlowPath([.push(1), .sheet("Filters", withNavigation: true)])
    #expect("\(path)" == #"FlowPath [push 1, sheet+ "Filters"]"#)
    path.append(.cover([Route.push(Page.help)]))
    #expect("\(path)" == #"FlowPath [push 1, sheet+ "Filters", cover [push help]]"#)
    #expect("\(FlowPath())" == "FlowPath []")
  }

  @Test func `a path prints for debugging with a line for each route`() {
    var path = FlowPath([.push(1), .sheet("Filters", withNavigation: true)])
    for number in 2..<11 { path.append(.push(number)) }
    path.append(.cover(Trail(id: 1, name: "Jura")))
    #expect(
      String(reflecting: path) == """
        FlowPath of 12
        0   push    Int     1
        1   sheet+  String  "Filters"
        \((2..<10).map { "\($0)   push    Int     \($0)" }.joined(separator: "\n"))
        10  push    Int     10
        11  cover   Trail   Trail(id: 1, name: "Jura")
        """)
    #expect(String(reflecting: FlowPath()) == "FlowPath []")
  }

  @Test func `a dump of a path shows its routes, and their screens without a wrapper`() {
    var text = ""
    dump(FlowPath([.push("Jura"), .sheet("Filters")]), to: &text)
    #expect(
      text == """
        ▿ 2 elements
          ▿ push "Jura"
            - push: "Jura"
          ▿ sheet "Filters"
            ▿ sheet: (2 elements)
              - .0: "Filters"
              - withNavigation: false

        """)
  }
}
