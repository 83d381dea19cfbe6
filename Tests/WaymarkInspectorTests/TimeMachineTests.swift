// SPDX-License-Identifier: MIT

import SeededGenerators
import ShowcaseApp
import Testing
import WaymarkHeadless
import WaymarkInspector
import WaymarkRecording
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct TimeMachineTests {
  private let machine = TimeMachine(Runtime.mounting { $0.mount(TrailGuide()) })

  @Test(arguments: 0..<12)
  func `each earlier state that is shown equals the state then`(seed: UInt64) async throws {
    let app = XCUIApplication(TrailGuide.self)
    app.recordsSession = true
    app.failsOnDiagnostics = false
    app.launch()
    var random = SplitMix(seed: seed &+ 500)
    // What the app showed before the step with the index.
    var states: [(index: Int, nodes: [ElementTree.Node])] = []
    for _ in 0..<8 {
      // The last step is the end.
      states.append((try #require(app.recording).steps.count - 1, app.tree.nodes))
      // The page of texts shows the time since it was opened, which no recording repeats.
      let buttons = app.buttons.allElementsBoundByIndex.filter {
        $0.isHittable && $0.isEnabled && !$0.label.contains("Texts")
      }
      if buttons.isEmpty { app.swipeDown() } else { random.element(of: buttons).tap() }
      await app.settle()
    }
    let recording = try #require(app.recording)
    for (index, nodes) in [states[0], random.element(of: states), states[7]] {
      let shown = try await machine.elements(before: index, of: recording)
      #expect(shown.nodes == nodes, "before step \(index)")
    }
  }

  @Test func `a state that cannot be reached again is an error, and not another state`()
    async throws
  {
    let app = XCUIApplication(TrailGuide.self)
    app.recordsSession = true
    app.launch()
    app.buttons["Settings"].tap()
    app.buttons["Trails"].tap()
    var recording = try #require(app.recording)
    recording.steps[1].before.content = "other"
    await #expect(throws: RecordingDivergence.self) {
      try await machine.elements(before: 1, of: recording)
    }
    // What happened before does not depend on it.
    _ = try await machine.elements(before: 0, of: recording)
  }

  @Test func `a snapshot is what a test would find before the step`() async throws {
    let app = XCUIApplication(TrailGuide.self)
    app.recordsSession = true
    app.launch()
    let first = "\(app.driver.snapshot())"
    app.buttons["Settings"].tap()
    let second = "\(app.driver.snapshot())"
    app.buttons["Trails"].tap()
    let recording = try #require(app.recording)
    #expect(try await machine.snapshot(before: 0, of: recording) == first)
    #expect(try await machine.snapshot(before: 1, of: recording) == second)
  }

  @Test func `a test does what was done before the step`() async throws {
    let app = XCUIApplication(TrailGuide.self)
    app.recordsSession = true
    app.launch()
    app.buttons["Settings"].tap()
    app.buttons["Trails"].tap()
    let code = try await machine.testCode(before: 1, of: try #require(app.recording))
    #expect(code.contains("\"Settings\"") && !code.contains("\"Trails\""))
    #expect(code.contains("app.launch()"))
  }
}
