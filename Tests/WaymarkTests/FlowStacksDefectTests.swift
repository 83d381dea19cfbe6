// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

/// The container of a flow, and the changes that it shows in one step.
private struct Manner: Sendable, CustomTestStringConvertible {
  let policy: UseNavigationStackPolicy
  let platform: NavigationPlatform

  var testDescription: String { "\(policy), \(platform)" }

  static let all: [Manner] = [UseNavigationStackPolicy.whenAvailable, .never].flatMap { policy in
    [NavigationPlatform.allAtOnce, .navigationStack, .navigationView].map {
      Manner(policy: policy, platform: $0)
    }
  }
}

/// Stores the actions to perform at once, and counts the writes of a path.
@MainActor private final class Script {
  var action: (FlowPathNavigator) -> Void = { _ in }
  var evaluate: () -> Void = {}
  var writes = 0
}

private struct ScriptedFlow: View {
  @ObservedObject var trip: Trip
  let script: Script
  let manner: Manner

  var body: some View {
    FlowStack(path, withNavigation: true) {
      Scripted(script: script, name: "Start")
        .flowDestination(for: Int.self) { Scripted(script: script, name: "Number \($0)") }
    }
    .useNavigationStack(manner.policy)
    .navigationPlatform(manner.platform)
  }

  private var path: Binding<FlowPath> {
    Binding(
      get: { [trip] in trip.path },
      set: { [trip, script] in
        script.writes += 1
        trip.path = $0
      })
  }
}

/// Evaluates all views around the flow with every action.
private struct Restless: View {
  @ObservedObject var trip: Trip
  let script: Script
  let manner: Manner
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Evaluated \(count)")
      ScriptedFlow(trip: trip, script: script, manner: manner)
    }
    .onAppear { script.evaluate = { count += 1 } }
  }
}

private struct Scripted: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let script: Script
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Button("Do it") { script.action(navigator) }
      Button("Push 7") { navigator.push(7) }
    }
    .navigationTitle(name)
  }
}

/// Race conditions reported by FlowStacks' users do not occur.
///
/// The numbers are those of its issues. Tests in other suites cite their numbers, too.
@MainActor @Suite struct FlowStacksRaceTests {
  private let trip = Trip()
  private let script = Script()

  private func launch(_ manner: Manner) -> XCUIApplication {
    let app = XCUIApplication { ScriptedFlow(trip: trip, script: script, manner: manner) }
    app.launch()
    return app
  }

  private func back(_ app: XCUIApplication) {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  /// FlowStacks #3: the array and the screen differed after quick taps.
  @Test(arguments: Manner.all)
  private func `what is done in quick succession is what is shown`(manner: Manner) {
    let app = launch(manner)
    script.action = { navigator in
      navigator.push(1)
      navigator.push(2)
      navigator.goBack()
      navigator.presentSheet(3, withNavigation: true)
      navigator.push(4)
      navigator.dismiss()
      navigator.push(5)
    }
    app.buttons["Do it"].tap()
    #expect(app.staticTexts["Number 5"].isHittable)
    #expect(trip.path == FlowPath([.push(1), .push(5)]))
    back(app)
    #expect(app.staticTexts["Number 1"].isHittable)
    back(app)
    #expect(app.staticTexts["Start"].isHittable)
    #expect(trip.path.isEmpty)
  }

  /// FlowStacks #33: of more than three pushes some bounced out.
  @Test(arguments: Manner.all)
  private func `six pushes in one action stay`(manner: Manner) {
    let app = launch(manner)
    script.action = { navigator in for number in 1...6 { navigator.push(number) } }
    app.buttons["Do it"].tap()
    for number in (1...6).reversed() {
      #expect(app.staticTexts["Number \(number)"].isHittable)
      #expect(trip.path.count == number)
      back(app)
    }
    #expect(app.staticTexts["Start"].isHittable)
  }

  /// FlowStacks #60: a push went back.
  @Test(arguments: Manner.all)
  private func `a push takes nothing away`(manner: Manner) {
    trip.path = FlowPath([.push(1), .push(2)])
    let app = launch(manner)
    let before = app.mutations.count
    app.buttons["Push 7"].tap()
    #expect(app.staticTexts["Number 7"].isHittable)
    let removed = app.mutations[before...].filter { if case .remove = $0 { true } else { false } }
    #expect(removed == [])
    back(app)
    #expect(app.staticTexts["Number 2"].isHittable)
  }

  /// FlowStacks #98: a push was undone when the view was evaluated at the same time.
  @Test(arguments: Manner.all)
  private func `a push stays while all is evaluated anew`(manner: Manner) {
    let app = XCUIApplication { Restless(trip: trip, script: script, manner: manner) }
    app.launch()
    script.action = { [script, trip] navigator in
      script.evaluate()
      navigator.push(1)
      trip.objectWillChange.send()
      navigator.push(2)
      script.evaluate()
    }
    app.buttons["Do it"].tap()
    #expect(app.staticTexts["Evaluated 2"].exists)
    #expect(app.staticTexts["Number 2"].isHittable)
    script.evaluate()
    #expect(app.staticTexts["Evaluated 3"].exists)
    #expect(app.staticTexts["Number 2"].isHittable)
    #expect(trip.path == FlowPath([.push(1), .push(2)]))
  }

  /// FlowStacks #61: going back to the root closed the screens one by one.
  @Test(arguments: [UseNavigationStackPolicy.whenAvailable, .never])
  func `all screens close at once`(policy: UseNavigationStackPolicy) {
    trip.path = FlowPath([
      .push(1), .sheet(2, withNavigation: true), .push(3), .cover(4, withNavigation: true),
      .push(5),
    ])
    let app = launch(Manner(policy: policy, platform: .allAtOnce))
    let batches = app.batches.count
    script.action = { $0.goBackToRoot() }
    app.buttons["Do it"].firstMatch.tap()
    #expect(app.staticTexts["Start"].isHittable)
    #expect(app.batches.count == batches + 1)
    #expect(script.writes == 1)
  }

  /// FlowStacks #69: after a sheet was swiped away, taps did nothing for a second, or crashed.
  ///
  /// FlowStacks #64: the sheet was dismissed twice.
  @Test(arguments: Manner.all)
  private func `a sheet that was swiped away is out of the path at once, and one only`(
    manner: Manner
  ) {
    trip.path = FlowPath([.sheet(1, withNavigation: true), .sheet(2, withNavigation: true)])
    let app = launch(manner)
    app.sheets.firstMatch.swipeDown()
    #expect(trip.path == FlowPath([.sheet(1, withNavigation: true)]))
    #expect(script.writes == 1)
    app.buttons["Push 7"].firstMatch.tap()
    #expect(app.staticTexts["Number 7"].isHittable)
    #expect(trip.path.count == 2)
  }

  /// FlowStacks #102: `popToCurrentNavigationRoot` and several appends had no effect.
  @Test(arguments: Manner.all)
  private func `a sheet's pushes go together, and come together`(manner: Manner) {
    trip.path = FlowPath([.push(1), .sheet(2, withNavigation: true), .push(3), .push(4)])
    let app = launch(manner)
    script.action = { $0.popToCurrentNavigationRoot() }
    app.buttons["Do it"].firstMatch.tap()
    #expect(app.staticTexts["Number 2"].isHittable)
    #expect(trip.path.count == 2)
    trip.path.append(.push(5))
    trip.path.append(.push(6))
    #expect(app.staticTexts["Number 6"].isHittable)
    back(app)
    #expect(app.staticTexts["Number 5"].isHittable)
    #expect(trip.path.count == 3)
  }
}
