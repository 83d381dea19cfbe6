// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor
private final class Draft: ObservableObject {
  @Published var path = FlowPath()
  @Published var isChanged = true
  @Published var isGateOpen = true
  @Published var request: LeaveRequest?
  var asksOwn = false
  var outcomes: [String] = []
}

private struct Edit: Hashable {}
private struct Folder: Hashable {}

private struct Editing: View {
  @ObservedObject var draft: Draft

  var body: some View {
    FlowStack($draft.path, withNavigation: true) {
      Text("Root")
        .flowDestination(for: Edit.self) { _ in Editor(draft: draft) }
        .flowDestination(for: Folder.self) { _ in Inner(draft: draft) }
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
    .onNavigationOutcome { draft.outcomes.append("\($0.cause) \($0.outcome)") }
    .gates(
      draft.isGateOpen ? [.loaded] : [], requires: { $0.base is Edit ? [.loaded] : [] })
  }
}

/// A flow in a screen of another flow, with an editor in its root.
private struct Inner: View {
  @ObservedObject var draft: Draft
  @State private var path: [Route<Int>] = []

  var body: some View {
    FlowStack($path, withNavigation: false) { Editor(draft: draft) }
  }
}

private struct Editor: View {
  @ObservedObject var draft: Draft
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    VStack {
      Text("Editor")
      Button("On") { draft.path.push(9) }
      Button("Home") { draft.path.goBackToRoot() }
      if let request = draft.request {
        Button("Own leave") { request.leave() }
        Button("Own stay") { request.stay() }
      }
    }
    .navigationTitle("Editor")
    .modifier(Asking(draft: draft))
  }
}

private struct Asking: ViewModifier {
  @ObservedObject var draft: Draft

  func body(content: Content) -> some View {
    if draft.asksOwn {
      content.confirmLeave(when: draft.isChanged, request: $draft.request)
    } else {
      content.confirmLeave(when: draft.isChanged, "Discard?", message: "It is not saved.")
    }
  }
}

@MainActor
struct ConfirmLeaveTests {
  private let draft = Draft()

  private func launch(_ routes: [Route<AnyHashable>]) -> XCUIApplication {
    draft.path = FlowPath(routes)
    let app = XCUIApplication { Editing(draft: draft) }
    app.launch()
    return app
  }

  private func expectAsked(_ app: XCUIApplication, _ count: Int = 1) {
    #expect(app.alerts["Discard?"].exists)
    #expect(app.staticTexts["Editor"].exists)
    #expect(draft.path.count == count)
  }

  @Test func `the back button asks; leaving goes back (X7)`() {
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    expectAsked(app)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(draft.path.isEmpty)
    #expect(app.staticTexts["Root"].isHittable)
    #expect(
      draft.outcomes.suffix(3) == ["back proposed", "back awaits confirmation", "back done"])
  }

  @Test func `staying drops the change (X7)`() {
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    app.alerts["Discard?"].buttons["Keep Editing"].tap()
    #expect(!app.alerts["Discard?"].exists)
    #expect(app.staticTexts["Editor"].isHittable)
    #expect(draft.path.count == 1)
    #expect(draft.outcomes.last == "back declined")
    // It asks again.
    app.navigationBars.buttons.firstMatch.tap()
    expectAsked(app)
  }

  @Test func `dismissing a sheet asks`() {
    let app = launch([.sheet(AnyHashable(Edit()), withNavigation: true)])
    app.swipeDown()
    expectAsked(app)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(draft.path.isEmpty)
  }

  @Test func `the app's own write asks, and is made as a whole after the answer`() {
    let app = launch([.push(AnyHashable(Edit()))])
    draft.path = FlowPath([Route<AnyHashable>.push(1), .push(2)])
    expectAsked(app)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(draft.path.count == 2)
    #expect(app.navigationBars["2"].exists)
  }

  @Test func `the question is on top of what is above the screen`() {
    let app = launch([
      .push(AnyHashable(Edit())), .sheet(AnyHashable(1), withNavigation: true),
      .push(AnyHashable(2)),
    ])
    draft.path = FlowPath()
    #expect(app.alerts["Discard?"].isHittable)
    app.alerts["Discard?"].buttons["Keep Editing"].tap()
    #expect(app.navigationBars["2"].exists)
    #expect(draft.path.count == 3)
  }

  @Test func `what is opened above the screen asks nothing`() {
    let app = launch([.push(AnyHashable(Edit()))])
    app.buttons["On"].tap()
    #expect(app.navigationBars["9"].exists)
    #expect(!app.alerts["Discard?"].exists)
  }

  @Test func `without changes nothing asks`() {
    draft.isChanged = false
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    #expect(draft.path.isEmpty)
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test func `a flow in the screen that closes asks, too`() {
    let app = launch([.push(AnyHashable(Folder()))])
    app.navigationBars.buttons.firstMatch.tap()
    expectAsked(app)
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(draft.path.isEmpty)
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test func `a newer change replaces the one that waits (X7)`() {
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    draft.path = FlowPath([Route<AnyHashable>.push(5)])
    expectAsked(app)
    #expect(draft.outcomes.contains("back superseded"))
    app.alerts["Discard?"].buttons["Discard"].tap()
    #expect(app.navigationBars["5"].exists)
  }

  @Test func `a gate that closes asks nobody`() {
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    draft.isGateOpen = false
    #expect(app.staticTexts["Root"].isHittable)
    #expect(draft.path.isEmpty)
    #expect(!app.alerts["Discard?"].exists)
  }

  @Test func `a question of the app's own gets the request`() {
    draft.asksOwn = true
    let app = launch([.push(AnyHashable(Edit()))])
    app.navigationBars.buttons.firstMatch.tap()
    #expect(draft.path.count == 1)
    app.buttons["Own stay"].tap()
    #expect(draft.request == nil)
    app.navigationBars.buttons.firstMatch.tap()
    app.buttons["Own leave"].tap()
    #expect(draft.path.isEmpty)
    #expect(app.staticTexts["Root"].isHittable)
  }

  @Test func `outside of a flow it is reported`() {
    let app = XCUIApplication { Text("Alone").confirmLeave(when: true) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }
}
