// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct StyleApp: App {
  var body: some Scene { WindowGroup { StyledControls() } }
}

private struct StyledControls: View {
  @State private var isOn = false
  @State private var size = 1

  var body: some View {
    VStack {
      Text("\(isOn ? "on" : "off") \(size)")
      Toggle("Snow", isOn: $isOn).toggleStyle(.checkbox).accessibilityIdentifier("snow")
      Picker("Size", selection: $size) {
        ForEach(1..<4) { Text("Size \($0)") }
      }
      .pickerStyle(.radioGroup)
      Button("More") { size = 3 }.buttonStyle(.link).accessibilityIdentifier("more")
      Menu("Steps") {
        Button("Larger") { size += 1 }.menuActionDismissBehavior(.disabled)
        Button("Done") {}
      }
    }
  }
}

/// The checkboxes, radio buttons, links and lasting menus of a page.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct StyleBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(StyleApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Returns whether the mark of what is on is exactly over the other one, and beside the label.
  private func isDrawn(_ selector: String, _ page: ChromiumPage) async throws -> Bool {
    try await page.evaluate(
      """
      (node => {
        const [off, on, label] = [...node.children].map(part => part.getBoundingClientRect());
        return Math.abs(off.x - on.x) < 1 && off.width > 10 && label.x > on.right
          && getComputedStyle(node.children[1]).visibility
            === (node.ariaChecked === 'true' ? 'visible' : 'hidden');
      })(document.querySelector('\(selector)'))
      """) == true
  }

  @Test func `a checkbox has its mark while it is on`() async throws {
    try await run { page in
      #expect(try await isDrawn("[role=checkbox]", page))
      try await page.evaluate("document.querySelector('[role=checkbox]').click()")
      try await page.wait(forText: "on 1")
      #expect(try await isDrawn("[role=checkbox]", page))
    }
  }

  @Test func `radio buttons are below each other`() async throws {
    try await run { page in
      #expect(try await isDrawn("[role=radio]:nth-child(1)", page))
      #expect(try await isDrawn("[role=radio]:nth-child(3)", page))
      let isColumn = try await page.evaluate(
        """
        (all => all[0].getBoundingClientRect().bottom <= all[1].getBoundingClientRect().top)(
          document.querySelectorAll('[role=radio]'))
        """)
      #expect(isColumn == true)
      try await page.evaluate("document.querySelectorAll('[role=radio]')[1].click()")
      try await page.wait(forText: "off 2")
      #expect(try await isDrawn("[role=radio]:nth-child(2)", page))
    }
  }

  @Test func `a menu stays open after an item that keeps it (C4)`() async throws {
    try await run { page in
      try await page.tap("Steps")
      for size in 2...3 {
        try await page.wait(until: "document.querySelector('.layer.menu:not(.ghost)')")
        try await page.tap("Larger")
        try await page.wait(forText: "off \(size)")
      }
      try await page.tap("Done")
      try await page.wait(until: "!document.querySelector('.layer.menu:not(.ghost)')")
    }
  }

  @Test func `a link button is underlined`() async throws {
    try await run { page in
      #expect(try await page.style("text-decoration-line", of: "more") == "underline")
      try await page.evaluate("document.querySelector('[data-testid=more]').click()")
      try await page.wait(forText: "off 3")
    }
  }
}
