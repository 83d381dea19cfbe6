// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import Waymark
import WaymarkTesting

/// How often the table has compared a value with its routes.
private let comparisons = Mutex(0)

private let levels = RouteTable<Int>.reporting(hosts: ["levels.example"]) {
  LinkRoute("/", route: 0)
  LinkRoute(
    "/levels/:level", .int, make: { $0 },
    match: { level in
      comparisons.withLock { $0 += 1 }
      return level > 0 ? level : nil
    }, parent: { _ in 0 })
}

@MainActor
private final class Levels: ObservableObject {
  @Published var path: [Route<Int>] = []
  @Published var inbox = LinkInbox() { didSet { assignments += 1 } }
  var assignments = 0
}

private struct LevelsApp: View {
  @ObservedObject var model: Levels

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      Text("Root").flowDestination(for: Int.self) { Text("Level \($0)") }
    }
    .links(levels, inbox: $model.inbox, path: $model.path)
  }
}

@Suite(.serialized) @MainActor
struct DeepPlaceTests {
  private let model = Levels()
  private let app: XCUIApplication

  init() {
    let model = model
    app = XCUIApplication { LevelsApp(model: model) }
    app.launch()
  }

  private func show(_ depth: Int) {
    model.path = (1...depth).map { .push($0) }
    #expect(app.staticTexts["Level \(depth)"].exists)
  }

  @Test(arguments: [(1, 2), (63, 64), (64, nil), (200, nil)] as [(Int, Int?)])
  func `a place publishes at most as many links as an activity carries`(
    depth: Int, count: Int?
  ) throws {
    show(depth)
    let activity = try #require(app.offeredActivities.last)
    #expect(activity.webpageURL == URL(string: "https://levels.example/levels/\(depth)"))
    #expect((activity.userInfo?[LinkActivity.stackKey] as? [String])?.count == count)
    #expect(activity.isEligibleForSearch == (count != nil))
  }

  @Test func `a push reads few links, whatever the depth`() {
    show(800)
    comparisons.withLock { $0 = 0 }
    model.path.push(801)
    #expect(app.staticTexts["Level 801"].exists)
    #expect(comparisons.withLock { $0 } < 30)
  }

  @Test func `navigation assigns the inbox only where it changes it`() throws {
    app.open(try #require(URL(string: "https://levels.example/levels/1")))
    model.assignments = 0
    model.path.push(2)
    #expect(app.staticTexts["Level 2"].exists)
    #expect(model.assignments == 1, "The link may be followed again.")
    model.path.push(3)
    #expect(app.staticTexts["Level 3"].exists)
    #expect(model.assignments == 1)
  }
}
