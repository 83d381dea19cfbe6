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
  @State private var count = 0

  var body: some View {
    List(selection: $bed) {
      Text("Chosen: \(hut ?? "") \(bed ?? "")")
      ForEach(["Upper", "Lower"], id: \.self) {
        Text($0).selectionDisabled($0 == "Lower").accessibilityIdentifier($0)
      }
      HStack {
        Text("Broad").padding(8)
        Spacer()
        Button("Count") { count += 1 }.padding(4)
      }
      .padding(8).tag("Broad")
      Text("Loose").frame(maxWidth: .infinity).draggable("Loose").tag("Loose")
      Text("Count: \(count)")
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

  @Test func `a click on what a row shows selects it, but one on its own button does not`()
    async throws
  {
    try await TestServer.run(SelectionApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.row = text => [...document.querySelectorAll('.row')]
            .find(row => row.innerText.startsWith(text));
          window.middle = node => {
            const {x, y, width, height} = node.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          }; 0
          """)
        func click(_ node: String) async throws {
          let numbers = try await page.evaluate("middle(\(node))").array?.compactMap(\.number) ?? []
          try await page.click(x: numbers[0], y: numbers[1])
        }
        // The content has the width of the row, so that the button is at its end.
        let end = try await page.evaluate(
          "row('Broad').getBoundingClientRect().right - "
            + "row('Broad').querySelector('.button').getBoundingClientRect().right"
        ).number
        #expect(try #require(end) < 40)
        try await click("row('Broad').querySelector('.text')")
        try await page.wait(until: "document.body.innerText.includes('Chosen: Open Broad')")
        try await click("row('Loose').querySelector('.text')")
        try await page.wait(until: "document.body.innerText.includes('Chosen: Open Loose')")
        try await click("row('Broad').querySelector('.button')")
        try await page.wait(until: "document.body.innerText.includes('Count: 1')")
        let isSame = try await page.evaluate("document.body.innerText.includes('Open Loose')").bool
        #expect(isSame == true)
      }
    }
  }
}
