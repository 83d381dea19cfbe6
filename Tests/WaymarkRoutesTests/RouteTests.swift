// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRoutes

private let styles: [RouteStyle] = [
  .push, .sheet, .cover, .sheet(withNavigation: true), .cover(withNavigation: true),
]

@Suite struct RouteTests {
  @Test(arguments: styles)
  func `a route made of a screen and a style has both`(style: RouteStyle) {
    var route = Route(screen: 1, style: style)
    #expect(route.screen == 1)
    #expect(route.style == style)
    #expect(route.isPresented == !style.isPush)
    route.screen = 2
    #expect(route == Route(screen: 2, style: style))
    #expect(route.map(String.init) == Route(screen: "2", style: style))
  }

  @Test(arguments: styles)
  func `a style is a push, a sheet or a cover`(style: RouteStyle) {
    #expect([style.isPush, style.isSheet, style.isCover].filter { $0 }.count == 1)
  }

  @Test func `only a presented route has a navigation stack of its own`() {
    #expect(!Route.push(1).withNavigation)
    #expect(!Route.sheet(1).withNavigation)
    #expect(!Route.cover(1).withNavigation)
    #expect(Route.sheet(1, withNavigation: true).withNavigation)
    #expect(Route.cover(1, withNavigation: true).withNavigation)
  }

  @Test func `a root in the path is a sheet`() {
    #expect(Route.root(1) == .sheet(1))
    #expect([Route<Int>.root(1, withNavigation: true)] == [.sheet(1, withNavigation: true)])
  }

  @Test func `routes of equal screens in other styles differ`() {
    #expect(Set(styles.map { Route(screen: 1, style: $0) }).count == styles.count)
  }

  @Test func `type-erased screens of other types differ`() {
    #expect(Route.push(AnyHashable(1)) != .push(AnyHashable(1.0)))
    #expect(FlowPath([.push(1)]) != FlowPath([.push(1.0)]))
    #expect(FlowPath([.push(1)]) == FlowPath([.push(1)]))
  }

  @Test(arguments: styles)
  func `a route is the same after encoding and decoding`(style: RouteStyle) throws {
    let route = Route(screen: ["a": 1], style: style)
    let data = try JSONEncoder().encode([route])
    #expect(try JSONDecoder().decode([Route<[String: Int]>].self, from: data) == [route])
    let styleData = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(RouteStyle.self, from: styleData) == style)
  }

  @Test func `an encoded route names its style`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let path: Routes<Int> = [.push(1), .sheet(2, withNavigation: true)]
    let text = String(decoding: try encoder.encode(path), as: UTF8.self)
    #expect(text == #"[{"push":{"_0":1}},{"sheet":{"_0":2,"withNavigation":true}}]"#)
  }

  @Test func `a transform that throws passes its error on`() {
    #expect(throws: CancellationError.self) {
      try Route.push(1).map { (_: Int) throws(CancellationError) -> Int in
        throw CancellationError()
      }
    }
  }
}
