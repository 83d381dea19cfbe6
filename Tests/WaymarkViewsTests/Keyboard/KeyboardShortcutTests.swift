// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct Shortcuts: View {
  @State private var log: [String] = []
  @State private var isOn = false
  @State private var isOff = false
  @State private var text = ""
  @State private var showsSheet = false

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      TextField("Field", text: $text)
      TextField("Submits", text: .constant("")).onSubmit { log.append("submit") }
      Button("Save") { log.append("save") }.keyboardShortcut("s").disabled(isOff)
      Button("Other") { log.append("other") }.keyboardShortcut("s")
      Button("Save as") { log.append("as") }.keyboardShortcut("S")
      Button("Next") { log.append("next") }.keyboardShortcut("n", modifiers: [])
      Button("Up") { log.append("up") }.keyboardShortcut(.upArrow, modifiers: [.option])
      Toggle("On", isOn: $isOn).keyboardShortcut("t")
      Toggle("Off", isOn: $isOff)
      HStack {
        Text("Group")
        Button("In") { log.append("in") }
      }
      .keyboardShortcut("g")
      Button("None") { log.append("none") }.keyboardShortcut(nil).keyboardShortcut("s")
      Button("Styled") { log.append("styled") }.buttonStyle(Padded()).keyboardShortcut("y")
      Button("Sheet") { showsSheet = true }.keyboardShortcut(.defaultAction)
    }
    .sheet(isPresented: $showsSheet) {
      VStack {
        Button("Cancel") {
          log.append("cancel")
          showsSheet = false
        }
        .keyboardShortcut(.cancelAction)
        Button("Front") { log.append("front") }.keyboardShortcut("s")
      }
    }
  }
}

private struct Padded: ButtonStyle {
  @Environment(\.keyboardShortcut) private var shortcut

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(shortcut?.key == "y" ? "has Y" : "has none")
    }
    .padding()
  }
}

@MainActor
struct KeyboardShortcutTests {
  private let app = XCUIApplication { Shortcuts() }

  init() { app.launch() }

  private var log: String { app.staticTexts["log"].label }

  @Test func `H5 a key taps the first control of its shortcut that is enabled`() {
    app.typeKey("s", modifierFlags: .command)
    #expect(log == "save")
    app.switches["Off"].tap()
    app.typeKey("s", modifierFlags: .command)
    app.typeKey("s", modifierFlags: [.command, .shift])
    app.typeKey(.upArrow, modifierFlags: .option)
    app.typeKey("g", modifierFlags: .command)
    app.typeKey("y", modifierFlags: .command)
    app.typeKey("s", modifierFlags: [.command, .option])
    #expect(log == "save other as up in styled")
    app.typeKey("t", modifierFlags: .command)
    #expect(app.switches["On"].value as? String == "1")
    #expect(app.staticTexts["has Y"].exists)
  }

  @Test func `H5 what is typed into a field is no shortcut`() {
    app.typeKey("n", modifierFlags: [])
    #expect(log == "next")
    app.textFields["Field"].tap()
    app.typeKey("n", modifierFlags: [])
    #expect(log == "next" && app.textFields["Field"].value as? String == "n")
    app.typeKey("s", modifierFlags: .command)
    #expect(log == "next save")
  }

  @Test func `H6 Return and Escape are the default and the cancel action`() {
    app.textFields["Submits"].tap()
    app.typeKey(.return, modifierFlags: [])
    #expect(log == "submit" && app.sheets.count == 0)
    app.textFields["Field"].tap()
    app.typeKey(.return, modifierFlags: [])
    #expect(app.sheets.count == 1)
    app.typeKey("s", modifierFlags: .command)
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.sheets.count == 0 && log == "submit front cancel")
  }

  @Test(
    arguments: [
      (KeyboardShortcut("s"), ShortcutValue(.character("s"), modifiers: [.command])),
      (KeyboardShortcut("S"), ShortcutValue(.character("s"), modifiers: [.shift, .command])),
      (.defaultAction, ShortcutValue(.named(.return))),
      (.cancelAction, ShortcutValue(.named(.escape))),
      (
        KeyboardShortcut(" ", modifiers: [.control, .option]),
        ShortcutValue(.named(.space), modifiers: [.control, .option])
      ),
      (
        KeyboardShortcut("+", modifiers: .command, localization: .custom),
        ShortcutValue(.character("+"), modifiers: [.command])
      ),
      (
        KeyboardShortcut(.deleteForward),
        ShortcutValue(.named(.deleteForward), modifiers: [.command])
      ),
      (nil, ShortcutValue()),
    ] as [(KeyboardShortcut?, ShortcutValue)])
  func `a shortcut is a property of the control`(
    shortcut: KeyboardShortcut?, value: ShortcutValue
  ) {
    let probe = Probe(Button("Go") {}.keyboardShortcut(shortcut))
    #expect(probe.all(.button).map { $0[.shortcut] } == [value])
  }
}
