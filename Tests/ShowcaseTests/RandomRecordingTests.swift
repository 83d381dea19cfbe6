// SPDX-License-Identifier: MIT

import SeededGenerators
import ShowcaseApp
import Testing
import Waymark
import WaymarkRecording
import WaymarkRender
import WaymarkTesting

/// Sessions of persons who do anything in the showcase, recorded and performed again.
@MainActor
struct RandomRecordingTests {
  @Test(arguments: 0..<100)
  func `a random session leads to the same screens when it is performed again`(seed: UInt64)
    async throws
  {
    let app = XCUIApplication(TrailGuide.self)
    app.recordsSession = true
    app.failsOnDiagnostics = false
    var random = SplitMix(seed: seed)
    // Some begin with a link.
    if seed % 4 == 0, let url = URL(string: "https://trailguide.example/trails/catbells") {
      app.open(url)
    } else {
      app.launch()
    }
    for _ in 0..<12 {
      act(in: app, &random)
      await app.settle()
    }
    let recording = try #require(app.recording)
    #expect(recording.steps.count > 3)
    let player = XCUIApplication(TrailGuide.self)
    player.failsOnDiagnostics = false
    let divergence = await player.play(try Recording(lines: recording.lines))
    #expect(divergence == nil, "\(divergence.map { "\($0)" } ?? "")")
    #expect(player.tree.nodes == app.tree.nodes)
  }

  /// Does something that is possible at the moment.
  private func act(in app: XCUIApplication, _ random: inout SplitMix) {
    func usable(_ query: XCUIElementQuery) -> [XCUIElement] {
      query.allElementsBoundByIndex.filter { $0.isHittable && $0.isEnabled }
    }
    let fields = usable(app.textFields) + usable(app.searchFields)
    // The page of texts shows the time since it was opened, which no recording repeats.
    let buttons = usable(app.buttons).filter { !$0.label.contains("Texts") }
    let choices = buttons + usable(app.switches) + fields
    guard !choices.isEmpty, Int.random(in: 0..<10, using: &random) > 0 else {
      return app.swipeDown()
    }
    let element = random.element(of: choices)
    element.tap()
    if element.exists, element.elementType == .textField || element.elementType == .searchField {
      element.typeText(random.element(of: ["a", "be", "Cat", "\u{8}", "9"]))
    }
  }
}
