// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing
import WaymarkViews

private struct StackFlows: App {
  var body: some Scene { FlowsApp(usesNavigationStack: true).body }
}

private struct ViewFlows: App {
  var body: some Scene { FlowsApp(usesNavigationStack: false).body }
}

/// The flow scenarios of the headless tests, in a browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct FlowBrowserTests {
  @Test(arguments: FlowScenario.all)
  func `the flows lead where their users expect`(scenario: FlowScenario) async throws {
    // A server has the arguments of its process, not those of a page.
    if scenario.arguments.contains(FlowsApp.stackArgument) {
      try await play(scenario, in: StackFlows.self)
    } else {
      try await play(scenario, in: ViewFlows.self)
    }
  }

  private func play(_ scenario: FlowScenario, in app: (some App).Type) async throws {
    try await TestServer.run(app) { server in
      try await Browser.run { page in
        // Other tests cover the animations, which would take most of the time here.
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        for step in scenario.steps { try await page.take(step) }
      }
    }
  }
}

extension ChromiumPage {
  /// A selector for the front layer.
  private static let front = ".overlays .layer:last-child"

  /// Performs one step of a scenario, and waits for its result.
  fileprivate func take(_ step: FlowScenario.Step) async throws {
    switch step {
    case .tab(let label):
      try await tap(label)
      // The title may be that of the previous tab, and a tab that was never selected has no content
      // until the app has answered.
      try await wait(
        until: """
          [...document.querySelectorAll('[role=tab][aria-selected=true]')].some(n =>
          n.innerText.includes(\(Self.quoted(label)))
          && !document.querySelector(`[data-n="${n.dataset.e}"]`).hidden)
          """)
    case .tap(let name): try await tap(named: name)
    case .back: try await clickBack("")
    case .backTo(let title): try await clickBack(title)
    case .drag: try await drag("\(Self.front) .screen:not([hidden]) .bar", y: 300)
    case .bar(let title, _): try await expect(title: title)
    case .text(let text, _):
      try await wait(
        until: """
          [...document.querySelectorAll('*')].some(n => n.innerText === \(Self.quoted(text))
          && n.checkVisibility({visibilityProperty: true}) && !n.closest('[inert],[hidden],.ghost'))
          """)
    case .button(let name):
      let quoted = Self.quoted(name)
      try await wait(
        until: """
          [...document.querySelectorAll('button')].some(n => !n.disabled && !n.closest('[inert],[hidden],.ghost')
          && (n.dataset.testid === \(quoted) || n.innerText === \(quoted)))
          """)
    }
  }

  /// Clicks the back button of the front bar, optionally with a title.
  private func clickBack(_ title: String) async throws {
    let find = """
      [...document.querySelectorAll('.back')].filter(n => !n.hidden && !n.closest('[inert],[hidden],.ghost')
      && n.checkVisibility({visibilityProperty: true}) && n.textContent.includes(\
      \(Self.quoted(title))))
      """
    try await wait(until: "(\(find)).length")
    try await evaluate(
      """
      document.getElementById('back')?.removeAttribute('id'); (\(find)).at(-1).id = 'back'
      """)
    try await click("#back")
  }
}
