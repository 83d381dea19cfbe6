// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private enum Place: Hashable { case board, field, secret }

private struct Presses: View {
  let journal: Journal
  @State private var text = ""
  @State private var showsSheet = false
  @FocusState private var place: Place?

  init(journal: Journal) { self.journal = journal }

  var body: some View {
    VStack {
      VStack {
        Text("Board").focusable().focused($place, equals: .board)
          .onKeyPress(.upArrow) {
            journal.note("up")
            return .handled
          }
          .onKeyPress("b", phases: .all) { note("b", $0, .ignored) }
        TextField("Field", text: $text).focused($place, equals: .field)
      }
      .onKeyPress(keys: ["a", .escape, .return]) { note("key", $0, .handled) }
      .onKeyPress(characters: .decimalDigits) { note("digit", $0, .handled) }
      .onKeyPress { note("any", $0, .ignored) }
      Button("To board") { place = .board }
      Button("To field") { place = .field }
      Button("Save") { journal.note("save") }.keyboardShortcut("s")
      Button("Sheet") { showsSheet = true }
    }
    .onKeyPress(phases: .up) { note("outer", $0, .ignored) }
    .sheet(isPresented: $showsSheet) {
      TextField("Secret", text: .constant("")).focused($place, equals: .secret)
        .onAppear { place = .secret }
    }
  }

  private func note(
    _ name: String, _ press: KeyPress, _ result: KeyPress.Result
  ) -> KeyPress.Result {
    journal.note("\(name) \(press.characters)\(press.phase == .up ? " up" : "")")
    return result
  }
}

@MainActor
struct KeyPressTests {
  private let journal = Journal()
  private let app: XCUIApplication

  init() {
    let journal = journal
    app = XCUIApplication { Presses(journal: journal) }
    app.launch()
  }

  @Test func `keys go to the views around the focus, until one handles them (H9)`() {
    app.typeKey("a", modifierFlags: [])
    #expect(journal.take() == [])
    app.buttons["To board"].tap()
    app.typeKey(.upArrow, modifierFlags: [])
    #expect(journal.take() == ["up", "outer \u{F700} up"])
    app.typeKey("b", modifierFlags: [])
    #expect(journal.take() == ["b b", "any b", "b b up", "outer b up"])
    app.typeKey("a", modifierFlags: .shift)
    app.typeKey("7", modifierFlags: [])
    app.typeKey("c", modifierFlags: [])
    #expect(
      journal.take() == ["key A", "outer A up", "digit 7", "outer 7 up", "any c", "outer c up"])
  }

  @Test func `a key is typed into a field, too (H9)`() {
    app.buttons["To field"].tap()
    app.typeKey("a", modifierFlags: [])
    app.typeKey("b", modifierFlags: [])
    #expect(app.textFields["Field"].value as? String == "ab")
    #expect(journal.take() == ["key a", "outer a up", "any b", "outer b up"])
    app.typeKey(.return, modifierFlags: [])
    #expect(!app.textFields["Field"].hasFocus && journal.take() == ["key \r", "outer \r up"])
  }

  @Test func `shortcuts precede, and a presentation has its own keys`() {
    app.buttons["To board"].tap()
    app.typeKey("s", modifierFlags: .command)
    #expect(journal.take() == ["save"])
    app.buttons["Sheet"].tap()
    app.typeKey("a", modifierFlags: [])
    app.typeKey(.escape, modifierFlags: [])
    #expect(journal.take() == [] && app.sheets.count == 0)
  }

  @Test func `keys in a presentation do not reach the view that presents it`() throws {
    let journal = journal
    func heard(_ content: some View, _ name: String) -> some View {
      content.onKeyPress { _ in
        journal.note(name)
        return .ignored
      }
    }
    let probe = Probe(
      heard(Text("under").sheet(isPresented: .constant(true)) { heard(Text("over"), "in") }, "out"))
    let text = try #require(probe.all(.text).first { $0[.text] == "over" })
    try probe.graph.send(
      HostEvent(.keyPress(KeyPressValue(.down, .named(.tab))), on: text.id))
    #expect(journal.take() == ["in"])
  }

  @Test func `a key press says what it is`() throws {
    var found: KeyPress?
    let probe = Probe(
      Text("a").focusable().onKeyPress {
        found = $0
        return .handled
      })
    func press(_ value: KeyPressValue) throws -> KeyPress {
      try probe.graph.send(HostEvent(.keyPress(value), on: probe.all(.text)[0].id))
      return try #require(found)
    }
    let letter = try press(
      KeyPressValue(.down, .character("a"), characters: "A", modifiers: [.shift, .option]))
    #expect(letter.key == "a" && letter.characters == "A" && letter.phase == .down)
    #expect(letter.modifiers == [.shift, .option])
    for key in ShortcutValue.NamedKey.allCases {
      let named = try press(KeyPressValue(.repeat, .named(key), modifiers: [.control, .command]))
      #expect(named.characters == String(named.key.character) && named.phase == .repeat)
      #expect(named.modifiers == [.control, .command])
    }
  }

  @Test func `elements have the keys of all views around them`() {
    let (probe, show) = Probe.remoted(true) { $isOn in
      Text("a").focusable().onKeyPress(.tab, phases: .up) { _ in .handled }
        .onKeyPress(keys: isOn ? ["b", .home] : []) { _ in .handled }
        .onKeyPress(characters: .letters, phases: .all) { _ in .handled }
        .onKeyPress(phases: []) { _ in .handled }
    }
    let tab = KeyListenerValue(keys: [.named(.tab)], phases: [.up])
    let other = KeyListenerValue(
      keys: [.character("b"), .named(.home)], phases: [.down, .repeat])
    let all = KeyListenerValue(keys: nil, phases: [.down, .repeat, .up])
    #expect(probe.all(.text)[0][.keyPresses] == [tab, other, all])
    show(false)
    #expect(probe.all(.text)[0][.keyPresses] == [tab, all])
    #expect(probe.host.errors == [])
  }

  @Test(
    arguments: [
      ("heard", KeyPressValue(.down, .character("")), .invalid),
      ("heard", KeyPressValue(.down, .character("ab")), .invalid),
      (
        "heard",
        KeyPressValue(.up, .named(.tab), characters: String(repeating: "a", count: 99)), .invalid
      ),
      ("deaf", KeyPressValue(.down, .named(.tab)), .unsupported),
      ("off", KeyPressValue(.down, .named(.tab)), .disabled),
      ("covered", KeyPressValue(.down, .named(.tab)), .hidden),
    ] as [(String, KeyPressValue, HostEventError)])
  func `a key press that cannot be delivered is an error`(
    name: String, press: KeyPressValue, error: HostEventError
  ) throws {
    let journal = journal
    func heard(_ name: String) -> some View {
      Text(name).onKeyPress {
        journal.note($0.characters)
        return .handled
      }
    }
    let probe = Probe(
      VStack {
        NavigationStack(path: .constant([1])) {
          heard("covered").navigationDestination(for: Int.self) { _ in heard("heard") }
        }
        Text("deaf")
        heard("off").disabled(true)
      })
    let target = try #require(probe.all(.text).first { $0[.text] == name })
    #expect(throws: error) {
      try probe.graph.send(HostEvent(.keyPress(press), on: target.id))
    }
    #expect(journal.take() == [])
  }
}
