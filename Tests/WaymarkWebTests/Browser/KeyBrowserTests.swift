// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct KeysApp: App {
  var body: some Scene {
    WindowGroup { KeysView() }
      .commands {
        CommandMenu("Log") {
          CommandButtons()
        }
      }
  }
}

private struct LogKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var log: Binding<String>? {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}

private struct CommandButtons: View {
  @FocusedBinding(\.log) private var log

  var body: some View {
    Button("Command") { log = (log ?? "") + "command " }.keyboardShortcut("m")
    Button("Not now") {}.disabled(true)
  }
}

private struct KeysView: View {
  @State private var log = ""
  @State private var stars = 3
  @State private var text = ""
  @State private var isOn = false
  @State private var showsSheet = false
  @AccessibilityFocusState private var isOnNotice: Bool

  var body: some View {
    VStack {
      Text("Log: \(log)\(isOn ? "on" : "off") \(stars) \(text)")
      TextField("Words", text: $text)
      TextField("Submits", text: .constant("")).onSubmit { log += "submit " }
      Button("Off") { log += "off " }.keyboardShortcut("k").disabled(true)
      Button("Key") { log += "key " }.keyboardShortcut("k")
      Button("Plain") { log += "plain " }.keyboardShortcut("p", modifiers: [])
      Button("Other") { log += "other " }
      Toggle("Switch", isOn: $isOn).keyboardShortcut("j")
      Button("Sheet") { showsSheet = true }.keyboardShortcut(.defaultAction)
      Text("Stars").accessibilityValue("\(stars)").accessibilityIdentifier("stars")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      Text("Mail").accessibilityIdentifier("mail")
        .accessibilityAction(named: "Archive") { log += "archive " }
        .accessibilityAction(named: "Flag") { log += "flag " }
        .accessibilityAction(.escape) { log += "escape " }
      Button("Notice") { isOnNotice = true }
      Text("A notice").accessibilityIdentifier("notice").accessibilityFocused($isOnNotice)
    }
    .focusedSceneValue(\.log, $log)
    .sheet(isPresented: $showsSheet) {
      Text("In front")
      Button("Front") { log += "front " }.keyboardShortcut("k")
      Button("Close") {
        log += "close "
        showsSheet = false
      }
      .keyboardShortcut(.cancelAction)
    }
  }
}

/// H3 to H8: keys in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct KeyBrowserTests {
  private static let control = 2
  private static let shift = 8

  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(KeysApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.setViewport(width: 1000, height: 800)
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func focus(_ selector: String, _ page: ChromiumPage) async throws {
    try await page.evaluate("document.querySelector(\(ChromiumPage.quoted(selector))).focus()")
  }

  @Test func `a key taps what can be reached, never what is typed`() async throws {
    try await run { page in
      try await page.press("k", holding: Self.control)
      try await page.wait(forText: "Log: key off")
      try await page.press("j", holding: Self.control)
      try await page.press("p")
      try await page.wait(forText: "Log: key plain on")
      try await page.click("input[placeholder=Words]")
      try await page.press("p")
      try await page.press("k", holding: Self.control)
      try await page.wait(forText: "Log: key plain key on 3 p")
    }
  }

  @Test func `Return and Escape do what is usual`() async throws {
    try await run { page in
      try await page.click("input[placeholder=Submits]")
      try await page.press("Enter")
      try await page.wait(forText: "Log: submit off")
      try await page.click("input[placeholder=Words]")
      try await page.press("Enter")
      try await page.wait(until: "document.body.innerText.includes('In front')")
      try await page.waitForRest()
      try await page.press("k", holding: Self.control)
      try await page.press("Escape")
      try await page.wait(forText: "Log: submit front close off")
    }
  }

  @Test func `a menu lists commands, and their keys work`() async throws {
    try await run { page in
      try await page.press("m", holding: Self.control)
      try await page.wait(forText: "Log: command off")
      try await page.click("#cmds")
      try await page.wait(until: "document.activeElement.textContent === 'Command'")
      #expect(try await page.evaluate("document.activeElement.dataset.keys").string == "Ctrl M")
      #expect(
        try await page.evaluate("document.querySelectorAll('#acts :disabled').length").number == 1)
      try await page.press("Enter")
      try await page.wait(forText: "Log: command command off")
    }
  }

  @Test func `a screen reader's user adjusts and acts by keys`() async throws {
    try await run { page in
      try await focus("[data-testid=stars]", page)
      try await page.press("ArrowUp")
      try await page.press("ArrowUp")
      try await page.press("ArrowDown")
      try await page.wait(forText: "Log: off 4")
      try await focus("[data-testid=mail]", page)
      try await page.press("F10", holding: Self.shift)
      try await page.press("ArrowDown")
      try await page.wait(until: "document.activeElement.textContent === 'Flag'")
      try await page.press("Enter")
      try await page.wait(forText: "Log: flag off")
      try await page.wait(until: "document.activeElement.dataset.testid === 'mail'")
      try await page.press("Escape")
      try await page.wait(forText: "Log: flag escape off")
      try await page.tap("Notice")
      try await page.wait(until: "document.activeElement.dataset.testid === 'notice'")
    }
  }
}
