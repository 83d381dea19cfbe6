// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Results that no task awaits are passed to the screen at a position in the path.
@MainActor
struct HandedResultTests {
  private func route(_ number: Int) -> Route<AnyHashable> {
    .push(AnyHashable(Riddle(number: number)))
  }

  @Test func `the screen below hears of a result by the value of the screen that finishes (Q6)`()
    async
  {
    let desk = Desk([.push("A"), route(2)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.heard == ["A: 20"])
    #expect(desk.path.count == 1)
  }

  @Test func `the root hears of the lowest screen (Q6)`() async {
    let desk = Desk([route(1)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Finish with a text"].tap()
    await app.settle()
    #expect(desk.heard == ["Desk: text"])
  }

  @Test func `a path that another run has saved brings its result (Q6)`() async throws {
    let format = SnapshotFormat([
      SnapshotScreen(String.self, named: "asking"),
      SnapshotScreen(Riddle.self, named: "question"),
    ])
    let first = Desk()
    let firstApp = await XCUIApplication.launched(first)
    first.path = FlowPath([.push("A"), route(2), .push("B")] as [Route<AnyHashable>])
    await firstApp.settle()
    let data = try format.encode(first.path)

    let second = Desk()
    second.path = try format.decode(data).path
    let app = await XCUIApplication.launched(second)
    second.path.goBack()
    await app.settle()
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(second.heard == ["A: 20"])
    #expect(first.heard.isEmpty)
  }

  @Test func `each screen hears of what is handed to itself (Q6)`() async {
    let desk = Desk([.push("A"), route(2)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Finish"].tap()
    desk.path.goBackToRoot()
    desk.path.append(route(2))
    await app.settle()
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.heard == ["A: 20", "Desk: 20"])
  }

  @Test func `what is handed to a screen that closes with it is dropped (Q6)`() async {
    let desk = Desk([.push("A"), route(2)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Finish later"].tap()
    desk.finish?()
    desk.path.goBackToRoot()
    await app.settle()
    #expect(desk.heard.isEmpty)
    #expect(desk.path.isEmpty)
  }

  @Test func `a result waits for the view that takes it (Q6)`() async {
    let desk = Desk([route(2)])
    let app = XCUIApplication { TwoTabs(desk: desk) }
    app.launch()
    app.tabBars.buttons["Question"].tap()
    app.buttons["Finish later"].tap()
    app.tabBars.buttons["Other"].tap()
    desk.finish?()
    await app.settle()
    #expect(desk.heard.isEmpty)
    desk.isChanged = true
    await app.settle()
    #expect(desk.heard == ["10"])
  }

  @Test func `what nobody asks for is dropped with a warning, another type with an error (Q3)`()
    async
  {
    let desk = Desk([route(1)])
    let app = await XCUIApplication.launched(desk, reportsErrors: true)
    // The desk receives only numbers of another question, and texts.
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.heard.isEmpty)
    #expect(app.diagnostics.map(\.severity) == [.error])
    let alone = XCUIApplication { LonelyFlow() }
    alone.launch()
    alone.buttons["Finish"].tap()
    await alone.settle()
    #expect(alone.diagnostics.map(\.severity) == [.warning])
    #expect(alone.staticTexts["Nobody asks"].isHittable)
  }

  @Test func `a local destination hands its result to the screen that declares it (Q6)`() async {
    let desk = Desk([route(1)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Finish from a local screen"].tap()
    app.buttons["Finish locally"].tap()
    await app.settle()
    #expect(desk.heard == ["local true"])
    #expect(!desk.isLocalShown)
    #expect(desk.path.count == 1)
  }

  @Test func `the root of a flow inside finishes the screen around it (Q6)`() async {
    let desk = Desk()
    let app = XCUIApplication { OuterFlow(desk: desk) }
    app.launch()
    app.buttons["Open the inner flow"].tap()
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.heard == ["outer 5"])
    app.buttons["Open the inner flow"].tap()
    app.buttons["Ask inside"].tap()
    app.buttons["Answer inside"].tap()
    app.buttons["Finish by code"].tap()
    await app.settle()
    #expect(desk.heard == ["outer 5", "inner 6", "outer 7"])
  }

  @Test func `where nothing can finish, that is reported (Q1)`() async {
    let app = XCUIApplication { FlowStack(withNavigation: true) { Finisher(value: 1) } }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["Finish"].tap()
    app.buttons["Finish by code"].tap()
    await app.settle()
    #expect(app.diagnostics.map(\.severity) == [.error, .error])
  }

  @Test func `outside of a flow a listener is reported (Q6)`() async {
    let app = XCUIApplication { Text("Alone").onResult(of: Int.self) { _ in } }
    app.failsOnDiagnostics = false
    app.launch()
    await app.settle()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  // MARK: Going back with a value

  @Test func `going back hands a value to a screen further down (Q7)`() async {
    let desk = Desk([route(1), .push("B"), route(3)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["To the desk"].tap()
    await app.settle()
    #expect(desk.heard == ["Desk: straight"])
    #expect(desk.path.isEmpty)
  }

  @Test func `a task that awaits the screen above gets the value (Q7)`() async {
    let desk = Desk([.push("A")])
    let app = await XCUIApplication.launched(desk)
    app.buttons["Push 1"].tap()
    await app.settle()
    app.buttons["Ask further"].tap()
    app.buttons["To A"].tap()
    await app.settle()
    #expect(desk.answers == [42])
    #expect(desk.path.count == 1)
  }

  @Test func `where no such screen is open, nothing happens (Q7)`() async {
    let desk = Desk([route(2)])
    let app = await XCUIApplication.launched(desk)
    app.buttons["To A"].tap()
    await app.settle()
    #expect(desk.path.count == 1)
    #expect(desk.heard.isEmpty)
  }

  @Test(arguments: [1, 5, -2])
  func `an index that no screen has is reported (Q7)`(index: Int) async {
    let app = XCUIApplication { IndexFlow(index: index) }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["Go"].tap()
    await app.settle()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }
}

/// A flow whose root receives results only after a change.
private struct TwoTabs: View {
  @ObservedObject var desk: Desk

  var body: some View {
    TabView {
      Text("Nothing here").tabItem { Text("Other") }
      FlowStack($desk.path, withNavigation: true) {
        VStack {
          if desk.isChanged {
            Text("Takes").onResult(of: Int.self) { desk.heard.append("\($0)") }
          }
        }
        .flowDestination(for: Riddle.self) { LaterScreen(desk: desk, question: $0) }
      }
      .tabItem { Text("Question") }
    }
  }
}

private struct LaterScreen: View {
  @Environment(\.finish) private var finish
  let desk: Desk
  let question: Riddle

  var body: some View { Button("Finish later") { desk.finish = { finish(with: 10) } } }
}

private struct LonelyFlow: View {
  @State private var path: [Route<Int>] = [.push(1)]

  var body: some View {
    FlowStack($path, withNavigation: true) {
      Text("Nobody asks").flowDestination(for: Int.self) { Finisher(value: $0) }
    }
  }
}

private struct Finisher: View {
  @Environment(\.finish) private var finish
  @EnvironmentObject private var navigator: FlowPathNavigator
  let value: Int

  var body: some View {
    Button("Finish") { finish(with: value) }
    Button("Finish by code") { navigator.finish(with: value + 2) }
  }
}

private struct OuterFlow: View {
  let desk: Desk

  var body: some View {
    FlowStack(withNavigation: true) {
      FlowLink("Open the inner flow", value: "inner", style: .push)
        .flowDestination(for: String.self) { _ in InnerFlow(desk: desk) }
        .onResult(of: Int.self) { desk.heard.append("outer \($0)") }
    }
  }
}

private struct InnerFlow: View {
  @State private var path: [Route<Int>] = []
  let desk: Desk

  var body: some View {
    FlowStack($path) {
      VStack {
        Finisher(value: 5)
        FlowLink("Ask inside", value: 6, style: .push)
      }
      .flowDestination(for: Int.self) { InsideAnswer(value: $0) }
      .onResult(of: Int.self) { desk.heard.append("inner \($0)") }
    }
  }
}

private struct InsideAnswer: View {
  @Environment(\.finish) private var finish
  let value: Int

  var body: some View { Button("Answer inside") { finish(with: value) } }
}

private struct IndexFlow: View {
  let index: Int
  @State private var path: [Route<Int>] = [.push(1)]

  var body: some View {
    FlowStack($path, withNavigation: true) {
      Text("Root").flowDestination(for: Int.self) { _ in IndexScreen(index: index) }
    }
  }
}

private struct IndexScreen: View {
  @EnvironmentObject private var navigator: FlowNavigator<Int>
  let index: Int

  var body: some View { Button("Go") { navigator.goBackTo(index: index, with: 1) } }
}
