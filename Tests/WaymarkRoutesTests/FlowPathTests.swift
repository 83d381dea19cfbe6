// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

@Suite struct FlowPathTests {
  @Test func `a path starts at the root`() {
    #expect(FlowPath().isEmpty)
    #expect(FlowPath().count == 0)
    #expect(FlowPath() == FlowPath([]))
  }

  @Test func `a path takes routes of one type`() {
    let path = FlowPath([.push(1), .sheet(2)] as Routes<Int>)
    #expect(path.routes == [.push(AnyHashable(1)), .sheet(AnyHashable(2))])
  }

  @Test func `a path takes screens of any types`() {
    var path = FlowPath()
    path.push(1)
    path.presentSheet("two", withNavigation: true)
    path.append(.cover(3.0))
    path.append(.push([4]))
    #expect(path.count == 4)
    #expect(!path.isEmpty)
    #expect(path.routes.map(\.style) == [.push, .sheet(withNavigation: true), .cover, .push])
    #expect(path.goBackTo("two") == true)
    #expect(path.count == 2)
  }

  @Test func `a type-erased screen is not wrapped once more`() {
    var path = FlowPath()
    path.append(.push(AnyHashable(AnyHashable(1))))
    path.push(AnyHashable(2))
    #expect(path == FlowPath([.push(1), .push(2)]))
    #expect(path.goBackTo(type: Int.self) == true)
  }

  @Test(arguments: [(1, 2, 0), (0, 3, 0), (3, 0, 0), (4, 3, 1), (-1, 3, 1)])
  func `routes are removed from the top, and no more than there are`(
    removed: Int, left: Int, reported: Int
  ) {
    var path = FlowPath([.push(1), .push(2), .push(3)])
    let (_, severities) = reports { path.removeLast(removed) }
    #expect(path.count == left)
    #expect(severities == Array(repeating: .error, count: reported))
  }

  @Test func `one route is removed when nothing is said`() {
    var path = FlowPath([.push(1), .push(2)])
    path.removeLast()
    #expect(path == FlowPath([.push(1)]))
  }
}
