// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct ControlsApp: App {
  var body: some Scene { WindowGroup { ControlsView() } }
}

private struct ControlsView: View {
  @State private var name = ""
  @State private var notes = "one"
  @State private var isOn = false
  @State private var amount = 2
  @State private var size = "Small"
  @State private var colour: String?
  @State private var isAsking = false

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Text("\(name)|\(notes)|\(isOn)|\(amount)|\(size)|\(colour ?? "none")")
            .accessibilityIdentifier("state")
          TextField("Name", text: $name)
          TextEditor(text: $notes).accessibilityLabel("Notes")
          Toggle("Loud", isOn: $isOn)
          Stepper("Amount", value: $amount, in: 0...3)
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Picker("Colour", selection: $colour) {
            ForEach(["Red", "Green"], id: \.self) { Text($0).tag(Optional($0)) }
          }
          .pickerStyle(.menu)
          NavigationLink("More") { Text("More of it").navigationTitle("More") }
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Controls")
        .sheet(isPresented: $isAsking) { Text("A question") }
      }
      .tabItem { Text("First") }
      Text("The second tab").tabItem { Text("Second") }
    }
  }
}

/// Browsers without script.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct FormBrowserTests {
  private let state = "document.querySelector('[data-testid=state]').innerText.replace(/\\s/g, ' ')"

  /// Presses the visible button with a text or a label, and waits until the page shows the result.
  private func press(
    _ label: String, on page: ChromiumPage, until expression: String
  ) async throws {
    let label = ChromiumPage.quoted(label)
    try await page.evaluate(
      """
      [...document.querySelectorAll('button')].find(n => n.checkVisibility()
      && (n.innerText.trim() === \(label) || n.ariaLabel === \(label))).id = 'pressed'
      """)
    try await page.click("#pressed")
    try await page.wait(until: "!document.getElementById('pressed') && \(expression)")
  }

  private let bottom = "getBoundingClientRect().bottom"

  /// U17.
  @Test func `controls work without script`() async throws {
    try await TestServer.run(ControlsApp.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.open(server.address)
        try await page.click("[placeholder=Name]")
        try await page.type("Ada & Co")
        try await press("Loud", on: page, until: "\(state) === 'Ada & Co|one|true|2|Small|none'")
        try await press("Increment", on: page, until: "\(state).includes('|3|')")
        try await press("Large", on: page, until: "\(state).includes('|Large|')")
        #expect(try await page.evaluate("document.querySelector('select').value") == "")
        try await page.evaluate("document.querySelector('select').selectedIndex = 2")
        try await page.evaluate("document.querySelector('textarea').value = 'a\\nb'")
        try await press("Apply", on: page, until: "\(state).includes('a b|true|3|Large|Green')")
        try await press("More", on: page, until: "document.title === 'More'")
        try await press("Back to Controls", on: page, until: "document.title === 'Controls'")
        let gap = "Math.round(innerHeight - document.querySelector('.lost').\(bottom))"
        #expect(try await page.evaluate(gap).number ?? 0 >= 50, "it covers the tab bar")
        try await press("Ask", on: page, until: "document.querySelector('.sheet')")
        #expect(try await page.evaluate(gap).number == 0)
        try await press("Back", on: page, until: "!document.querySelector('.sheet')")
        try await press("Second", on: page, until: "document.body.innerText.includes('second tab')")
        try await press("First", on: page, until: "\(state).includes('Ada & Co')")
        // Enter sends the fields, and presses no button.
        try await page.click("[placeholder=Name]")
        try await page.press("End")
        try await page.type("!")
        try await page.press("Enter")
        try await page.wait(until: "\(state).includes('Ada & Co!|a b|true|3|Large|Green')")
        #expect(server.store.metrics.registry.total("waymark_events_rejected_total") == 0)
        #expect(server.store.sessions.isEmpty && server.store.formSessions.count == 1)
      }
    }
  }

  @Test func `a button below the rows shows further rows without script`() async throws {
    try await TestServer.run(LongListApp.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.open(server.address)
        let room = """
          (gap => gap.getBoundingClientRect().height - gap.querySelector('button').offsetHeight)
          (document.querySelector('.gap'))
          """
        #expect(try await page.evaluate(room).number ?? 0 >= 16)
        try await press(
          "More rows", on: page, until: "document.body.innerText.includes('Row 79: 0')")
        #expect(server.store.metrics.registry.total("waymark_events_rejected_total") == 0)
      }
    }
  }

  @Test func `a script continues what a form has begun`() async throws {
    try await TestServer.run(ControlsApp.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.open(server.address)
        try await press("Loud", on: page, until: "\(state).includes('|true|')")
        try await page.setScriptEnabled(true)
        try await page.reenter()
        #expect(try await page.evaluate("\(state).includes('|true|')") == true)
        try await page.tap("Increment")
        try await page.wait(until: "\(state).includes('|true|3|')")
        #expect(server.store.formSessions.isEmpty && server.store.sessions.count == 1)
      }
    }
  }

  @Test func `with script a form is never sent`() async throws {
    try await TestServer.run(ControlsApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.evaluate("window.isSame = true")
        try await page.click("[placeholder=Name]")
        try await page.type("Ada")
        try await page.press("Enter")
        try await page.tap("Loud")
        try await page.wait(until: "\(state).includes('Ada|one|true')")
        #expect(try await page.evaluate("isSame") == true)
        #expect(server.store.formSessions.isEmpty)
      }
    }
  }
}
