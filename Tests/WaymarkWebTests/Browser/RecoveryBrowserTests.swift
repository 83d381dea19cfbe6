// SPDX-License-Identifier: MIT

import ChromiumDriver
import SeededGenerators
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FormApp: App {
  var body: some Scene { WindowGroup { FormView() } }
}

private struct FormView: View {
  @State private var name = ""
  @State private var loud = ""
  @State private var notes = ""
  @State private var secret = ""
  @State private var hasMore = false
  @State private var more = ""
  @State private var size = "Small"
  @State private var colour = "Red"
  @State private var level = 0.0
  @State private var isAsking = false
  @State private var answer = ""

  var body: some View {
    Form {
      Text("\(name)|\(loud)|\(notes)|\(hasMore)|\(more)|\(size)|\(colour)|\(Int(level))|\(secret)")
        .accessibilityIdentifier("state")
      TextField("Name", text: $name)
      TextField("Loud", text: $loud).onChange(of: loud) { loud = loud.uppercased() }
      TextEditor(text: $notes).accessibilityLabel("Notes")
      SecureField("Password", text: $secret)
      Toggle("More", isOn: $hasMore)
      if hasMore { TextField("Even more", text: $more) }
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Colour", selection: $colour) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      Slider(value: $level, in: 0...10, step: 1).accessibilityLabel("Level")
      Button("Ask") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) { Form { TextField("Answer", text: $answer) } }
  }
}

private struct TallApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(0..<400, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
      }
    }
  }
}

/// What a page keeps when its session, or the page itself, is loaded anew.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(5)))
@MainActor
struct RecoveryBrowserTests {
  private func open<A: App>(
    _ app: A.Type, _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(app) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        try await body(page, server)
      }
    }
  }

  /// Ends the session like a restart of the server, and waits for the new one.
  private func restart(_ page: ChromiumPage, _ server: TestServer) async throws {
    try await page.wait(until: "'live' in document.body.dataset")
    try await page.evaluate("window.stale = true")
    for session in server.store.sessions.values { session.disconnect() }
    try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
  }

  private func type(_ text: String, into label: String, of page: ChromiumPage) async throws {
    try await page.click("[aria-label=\"\(label)\"]")
    try await page.type(text)
  }

  private func expect(_ state: String, _ page: ChromiumPage) async throws {
    try await page.wait(
      until: "document.querySelector('[data-testid=state]').innerText === '\(state)'")
  }

  @Test func `what was entered comes back into a new session`() async throws {
    try await open(FormApp.self) { page, server in
      try await type("Ada", into: "Name", of: page)
      try await type("hey", into: "Loud", of: page)
      try await type("two words", into: "Notes", of: page)
      try await page.tap("More")
      try await page.wait(until: "document.querySelector('[aria-label=\"Even more\"]')")
      try await type("and more", into: "Even more", of: page)
      // The row with the state gets a second line, which would move what is tapped next.
      try await expect("Ada|HEY|two words|true|and more|Small|Red|0|", page)
      try await page.tap("Large")
      try await page.evaluate(
        """
        (() => { const menu = document.querySelector('select'); menu.selectedIndex = 2;
        menu.dispatchEvent(new Event('change', {bubbles: true}));
        const slider = document.querySelector('[type=range]'); slider.value = 7;
        slider.dispatchEvent(new Event('input', {bubbles: true})) })()
        """)
      let state = "Ada|HEY|two words|true|and more|Large|Blue|7|"
      try await expect(state, page)
      try await restart(page, server)
      try await expect(state, page)
      #expect(try await page.evaluate("document.getElementById('lost').hidden") == true)
      // A new session may be lost, too.
      try await restart(page, server)
      try await expect(state, page)
      #expect(server.store.metrics.invalidInput == 0)
    }
  }

  @Test func `rejected input is dropped, and the page continues (O4)`() async throws {
    try await open(FormApp.self) { page, server in
      func enter(_ text: String, into label: String) async throws {
        try await page.evaluate(
          """
          (() => { const field = document.querySelector('[aria-label="\(label)"]');
          field.value = \(text); field.dispatchEvent(new Event('input', {bubbles: true})) })()
          """)
      }
      try await type("Ada", into: "Name", of: page)
      try await expect("Ada|||false||Small|Red|0|", page)
      let session = try #require(server.store.sessions.values.first)
      try await enter("'x'.repeat(200000)", into: "Notes")
      try await page.wait(
        until: """
          document.getElementById('lost').checkVisibility()
          && document.getElementById('lost').innerText === 'Some input could not be sent.'
          """)
      try await enter("'short'", into: "Notes")
      try await expect("Ada||short|false||Small|Red|0|", page)
      // An unpaired surrogate is replaced.
      try await enter(#"'\ud800!'"#, into: "Name")
      try await expect("\u{FFFD}!||short|false||Small|Red|0|", page)
      #expect(server.store.sessions.values.first === session)
      let metrics = server.store.metrics
      #expect(metrics.invalidInput == 1 && metrics.refusals(.invalidFrame) == 1)
    }
  }

  @Test func `the focus and the selection come back`() async throws {
    try await open(FormApp.self) { page, server in
      try await type("a long name", into: "Name", of: page)
      try await page.evaluate("document.activeElement.setSelectionRange(2, 6)")
      try await restart(page, server)
      try await expect("a long name|||false||Small|Red|0|", page)
      try await page.wait(until: "document.activeElement.ariaLabel === 'Name'")
      let selection = "[document.activeElement.selectionStart, document.activeElement.selectionEnd]"
      try await page.wait(until: "String(\(selection)) === '2,6'")
    }
  }

  @Test func `a password is not kept`() async throws {
    try await open(FormApp.self) { page, server in
      try await type("Ada", into: "Name", of: page)
      try await type("1234", into: "Password", of: page)
      try await expect("Ada|||false||Small|Red|0|1234", page)
      try await restart(page, server)
      try await expect("Ada|||false||Small|Red|0|", page)
      #expect(try await page.evaluate("JSON.stringify(sessionStorage).includes('1234')") == false)
    }
  }

  @Test func `the page names what it could not bring back`() async throws {
    try await open(FormApp.self) { page, server in
      try await type("Ada", into: "Name", of: page)
      try await page.tap("Ask")
      try await page.wait(until: "document.querySelector('[aria-label=Answer]')")
      try await page.waitForRest()
      try await type("42", into: "Answer", of: page)
      try await page.wait(
        until: "document.querySelector('[aria-label=Answer]').value === '42'")
      try await restart(page, server)
      try await expect("Ada|||false||Small|Red|0|", page)
      try await page.wait(
        until: """
          document.getElementById('lost').innerText === 'Could not be restored: Answer'
          && !document.getElementById('lost').hidden
          """)
    }
  }

  @Test func `a control that is gone is not asked for`() async throws {
    try await open(FormApp.self) { page, server in
      try await page.tap("More")
      try await page.wait(until: "document.querySelector('[aria-label=\"Even more\"]')")
      try await type("Ada", into: "Even more", of: page)
      try await page.tap("More")
      try await expect("|||false|Ada|Small|Red|0|", page)
      try await restart(page, server)
      try await expect("|||false||Small|Red|0|", page)
      #expect(try await page.evaluate("document.getElementById('lost').hidden") == true)
    }
  }

  @Test func `loading again keeps the scroll position`() async throws {
    try await open(TallApp.self) { page, server in
      let scroller = "document.querySelector('.page')"
      try await page.evaluate("\(scroller).scrollTop = 2600")
      try await page.wait(until: "\(scroller).innerText.includes('Row 70')")
      let place = try await page.evaluate("\(scroller).scrollTop").number ?? 0
      func isBack() async throws {
        try await page.wait(until: "Math.abs(\(scroller).scrollTop - \(place)) < 100")
        try await page.wait(until: "\(scroller).innerText.includes('Row 70')")
      }
      try await page.reenter()
      try await isBack()
      try await restart(page, server)
      try await isBack()
    }
  }

  @Test func `what the app has not received yet stays when the page is drawn anew`() async throws {
    try await open(FormApp.self) { page, server in
      try await type("abc", into: "Notes", of: page)
      try await expect("||abc|false||Small|Red|0|", page)
      // A person who goes on typing as soon as the page is drawn anew.
      try await page.evaluate(
        """
        (() => { const notes = () => document.querySelector('[aria-label=Notes]');
        const first = notes();
        const observer = new MutationObserver(() => {
          if (notes() === first) return;
          observer.disconnect();
          notes().value += 'e';
          notes().dispatchEvent(new Event('input', {bubbles: true}));
        });
        observer.observe(document.body, {childList: true, subtree: true}); })()
        """)
      for session in server.store.sessions.values {
        // As if a patch had been lost with the socket, so that the page receives everything.
        session.sentCount += 1
        session.transport?.close(1001)
      }
      try await page.type("d")
      try await expect("||abcde|false||Small|Red|0|", page)
    }
  }

  @Test(arguments: [UInt64(20_261_123)])
  func `nothing that is typed is lost through cuts and restarts`(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    try await open(FormApp.self) { page, server in
      var texts = ["", "", ""]
      let labels = ["Name", "Loud", "Notes"]
      for _ in 0..<100 {
        let field = Int.random(in: 0..<3, using: &random)
        let character = String("abcdefghij".randomElement(using: &random) ?? "a")
        texts[field] += character
        try await page.evaluate(
          """
          (() => { const field = document.querySelector('[aria-label=\(labels[field])]');
          field.value += '\(character)'; field.dispatchEvent(new Event('input', {bubbles: true}));
          })()
          """)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try await restart(page, server)
        case 1: for session in server.store.sessions.values { session.transport?.close(1001) }
        default: continue
        }
        // A document that is being loaded has no fields.
        try await page.wait(
          until: "['Name', 'Loud', 'Notes'].every((label, i) => document.querySelector("
            + "`[aria-label=${label}]`).value.toLowerCase() === \(texts)[i])")
      }
      let (name, loud, notes) = (texts[0], texts[1].uppercased(), texts[2])
      try await expect("\(name)|\(loud)|\(notes)|false||Small|Red|0|", page)
    }
  }
}
