// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

private struct SelectionApp: App {
  var body: some Scene { WindowGroup { SelectionView() } }
}

private struct SelectionView: View {
  @State private var hut: String? = "Open"
  @State private var bed: String?

  var body: some View {
    List(selection: $bed) {
      Text("Chosen: \(hut ?? "") \(bed ?? "")")
      ForEach(["Upper", "Lower"], id: \.self) {
        Text($0).selectionDisabled($0 == "Lower").accessibilityIdentifier($0)
      }
      Picker("Hut", selection: $hut) { huts }
      Picker("Huts", selection: $hut) { huts }.pickerStyle(.segmented)
    }
  }

  private var huts: some View {
    ForEach(["Open", "Full"], id: \.self) { Text($0).tag($0).selectionDisabled($0 == "Full") }
  }
}

/// What a person cannot select in a page.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(1)))
@MainActor
struct SelectionBrowserTests {
  @Test func `rows and options whose selection is disabled offer none`() async throws {
    try await TestServer.run(SelectionApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        let hits = "[...document.querySelectorAll('.row:has(.hit)')].map(r=>r.innerText).join()"
        #expect(try await page.evaluate(hits).string?.contains("Upper") == true)
        #expect(try await page.evaluate(hits).string?.contains("Lower") == false)
        let disabled = "[...document.querySelectorAll(':disabled')].map(n=>n.textContent).join()"
        #expect(try await page.evaluate(disabled).string == "Full,Full")
        let opacity = "getComputedStyle(document.querySelector('.pick')).opacity"
        let shade = try await page.evaluate(opacity).string
        #expect(shade == "1", "the other options can be chosen")
        // A page can send anything.
        try await page.evaluate(
          """
          (button => {
            button.disabled = false;
            button.click();
          })([...document.querySelectorAll('.option')].find(n => n.innerText === 'Full'))
          """)
        try await page.evaluate("document.querySelector('.hit').click()")
        try await page.wait(until: "document.body.innerText.includes('Chosen: Open Upper')")
        #expect(server.store.metrics.rejected(.disabled) == 1)
      }
    }
  }
}
