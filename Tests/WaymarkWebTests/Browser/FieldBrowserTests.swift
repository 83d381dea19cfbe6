// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FieldsApp: App {
  var body: some Scene { WindowGroup { FieldsView() } }
}

private struct FieldsView: View {
  @State private var name = ""
  @State private var notes = "one"
  @State private var words = ""
  @State private var rows = ["Alder", "Birch", "Cedar", "Dogwood"]
  @State private var log = ""
  @FocusState private var field: Int?

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          TextField("Name", text: $name).focused($field, equals: 1)
            .onSubmit { field = 2 }
          TextEditor(text: $notes).focused($field, equals: 2)
          Text("State: \(field.map { "\($0)" } ?? "none") \(name) [\(notes)] \(words) \(log)")
          Button("Clear") { notes = "" }
          Button("To the last") { proxy.scrollTo("far 900", anchor: .center) }
          Section("Trees") {
            ForEach(rows, id: \.self) { row in
              Text(row).swipeActions(edge: .leading) { Button("Mark") { log += "marked \(row) " } }
            }
            .onDelete { rows.remove(atOffsets: $0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          }
          Text("twice").onTapGesture(count: 2) { log += "twice " }
          Text("held").onLongPressGesture { log += "held " }
          ForEach(0..<1000) { Text("far \($0)").id("far \($0)") }
        }
      }
      .toolbar { EditButton() }
      .searchable(text: $words, prompt: "Find")
      .refreshable { log += "refreshed " }
      .navigationTitle("Fields")
    }
  }
}

/// Fields, rows and gestures in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct FieldBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(FieldsApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `the focus goes where a person or the app moves it, and both know`() async throws {
    try await run { page in
      try await page.click("[placeholder=Name]")
      try await page.wait(forText: "State: 1")
      try await page.type("ab")
      try await page.press("Enter")
      try await page.wait(forText: "State: 2 ab")
      try await page.wait(until: "document.activeElement.tagName === 'TEXTAREA'")
      try await page.evaluate("document.activeElement.blur()")
      try await page.wait(forText: "State: none ab")
    }
  }

  @Test func `lines are typed, and what the app makes of them is shown`() async throws {
    try await run { page in
      try await page.click("textarea")
      try await page.evaluate("document.activeElement.setSelectionRange(9, 9)")
      try await page.press("Enter")
      try await page.type("two")
      try await page.wait(until: "document.querySelector('textarea').value === 'one\\ntwo'")
      try await page.wait(forText: "two]")
      try await page.tap("Clear")
      try await page.wait(until: "document.querySelector('textarea').value === ''")
    }
  }

  @Test(arguments: ["button", "key"])
  func `a search is typed, and left by its button or by Escape`(_ end: String) async throws {
    try await run { page in
      for words in ["ben", "as"] {
        try await page.click("[type=search]")
        try await page.type(words)
        try await page.wait(forText: "[one] \(words)")
        if end == "button" { try await page.tap("Cancel") } else { try await page.press("Escape") }
        try await page.wait(
          until: """
            document.querySelector('[type=search]').value === '' \
            && document.querySelector('.cancel').hidden \
            && !document.querySelector('[type=search]:focus')
            """)
      }
    }
  }

  @Test func `a row's actions are behind its button, and an edited list moves by keys`()
    async throws
  {
    try await run { page in
      let row = "[...document.querySelectorAll('.row')].find(n => n.innerText.startsWith('Alder'))"
      try await page.evaluate("\(row).querySelector('.more.leading').click()")
      try await page.tap("Mark")
      try await page.wait(forText: "marked Alder")
      try await page.wait(until: "!document.querySelector('.rowacts')")
      try await page.evaluate("\(row).querySelector('.more.trailing').click()")
      try await page.tap("Delete")
      try await page.wait(until: "!\(row)")
      try await page.tap("Edit")
      try await page.wait(until: "document.querySelector('.editing')")
      let birch =
        "[...document.querySelectorAll('.row')].find(n => n.innerText.startsWith('Birch'))"
      try await page.evaluate("\(birch).querySelector('.grip').focus()")
      try await page.press("ArrowDown")
      try await page.wait(
        until: "\(birch).previousElementSibling.innerText.startsWith('Cedar')")
    }
  }

  @Test func `twice, for long, a refresh, and a far row`() async throws {
    try await run { page in
      try await page.evaluate(
        """
        [...document.querySelectorAll('[data-d]')][0].dispatchEvent(
        new MouseEvent('dblclick', {bubbles: true}))
        """)
      try await page.wait(forText: "twice")
      func point(_ type: String) async throws {
        try await page.evaluate(
          """
          document.querySelector('[data-p]').dispatchEvent(new PointerEvent('\(type)',
          {bubbles: true}))
          """)
      }
      try await point("pointerdown")
      try await page.wait(forText: "held")
      // Else the click that follows belongs to a second finger.
      try await point("pointerup")
      try await page.click(".again")
      try await page.wait(forText: "refreshed")
      try await page.tap("To the last")
      try await page.wait(
        until: """
          [...document.querySelectorAll('.text')].some(n => { if (n.innerText !== 'far 900') return
          const r = n.getBoundingClientRect(); return r.top > 0 && r.bottom < innerHeight })
          """)
    }
  }
}
