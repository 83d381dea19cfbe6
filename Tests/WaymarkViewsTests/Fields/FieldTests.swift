// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct FieldTests {
  private func field(
    _ view: some View, _ kind: ElementKind = .textField
  ) throws -> ElementTree.Element {
    try #require(Probe(view).all(kind).first)
  }

  @Test func `a field is called by its title, and shows a prompt in its place`() throws {
    let plain = try field(TextField("Name", text: .constant("")))
    #expect(plain.properties[.placeholder] == .text("Name") && plain.properties[.label] == nil)
    let prompted = try field(
      TextField(text: .constant(""), prompt: Text("Ada")) { Label("Name", systemImage: "person") })
    #expect(prompted.properties[.placeholder] == .text("Ada"))
    #expect(prompted.properties[.label] == .text("Name"))
  }

  @Test func `how a field is typed into is told to hosts`() throws {
    let field = TextField("a", text: .constant("b"))
    let cases: [(view: AnyView, property: Property, word: String)] = [
      (AnyView(field.keyboardType(.decimalPad)), .keyboard, "decimal"),
      (AnyView(field.textContentType(.newPassword)), .contentType, "newPassword"),
      (AnyView(VStack { field }.textInputAutocapitalization(.never)), .capitalization, "never"),
      (AnyView(field.autocapitalization(.allCharacters)), .capitalization, "characters"),
      (AnyView(field.submitLabel(.send)), .submitLabel, "send"),
      (AnyView(TextField("a", text: .constant("b"), axis: .vertical)), .axis, "vertical"),
      (AnyView(field.textFieldStyle(.roundedBorder)), .style, "roundedBorder"),
    ]
    for one in cases {
      let value: PropertyValue =
        one.property == .contentType ? .text(one.word) : .keyword(one.word)
      #expect(try self.field(one.view).properties[one.property] == value)
    }
  }

  @Test func `correction is disabled by either name, from outside in`() throws {
    let field = TextField("a", text: .constant(""))
    let isDisabled = { (view: AnyView) in
      try self.field(view).properties[.correctionDisabled] == .bool(true)
    }
    #expect(try isDisabled(AnyView(field.autocorrectionDisabled())))
    #expect(try isDisabled(AnyView(field.disableAutocorrection(true))))
    #expect(try isDisabled(AnyView(field.disableAutocorrection(nil).autocorrectionDisabled())))
    #expect(try !isDisabled(AnyView(field.disableAutocorrection(false).autocorrectionDisabled())))
  }

  @Test func `what is typed is bound, secretly or in lines`() {
    let app = XCUIApplication { Form() }
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("abc")
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("one\ntwo")
    #expect(app.staticTexts["Ada abc one/two"].exists)
    #expect(app.secureTextFields["Password"].value as? String == "•••")
  }

  private struct Form: View {
    @State private var name = ""
    @State private var password = ""
    @State private var notes = ""

    var body: some View {
      List {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        TextEditor(text: $notes)
        Text("\(name) \(password) \(notes.replacingOccurrences(of: "\n", with: "/"))")
      }
    }
  }

  @Test func `a text that is too long, and what is no text, are refused`() throws {
    let remote = Remote<String>()
    let probe = Probe(Remoted("", remote) { $text in TextField("a", text: $text) })
    let id = try #require(probe.all(.textField).first).id
    let fits = String(repeating: "a", count: HostEvent.longestText)
    try probe.graph.send(HostEvent(.changeText(fits), on: id))
    #expect(throws: HostEventError.invalid) {
      try probe.graph.send(HostEvent(.changeText(fits + "b"), on: id))
    }
    #expect(remote.value == fits)
    for action in [HostEvent.Action.tap, .dismiss, .increment, .refresh, .reveal(.leading)] {
      #expect(throws: HostEventError.unsupported) {
        try probe.graph.send(HostEvent(action, on: id))
      }
    }
  }

  @Test func `a disabled field takes neither text nor focus`() throws {
    let probe = Probe(TextField("a", text: .constant("")).disabled(true))
    let id = try #require(probe.all(.textField).first).id
    for action in [HostEvent.Action.changeText("b"), .submit, .focus(true)] {
      #expect(throws: HostEventError.disabled) { try probe.graph.send(HostEvent(action, on: id)) }
    }
  }

  @Test func `older fields tell of the focus and of Return`() {
    let journal = Journal()
    let app = XCUIApplication {
      VStack {
        TextField(
          "Name", text: .constant(""), onEditingChanged: { journal.note("edits \($0)") },
          onCommit: { journal.note("commits") })
        SecureField("Password", text: .constant("")) { journal.note("secret") }
      }
    }
    app.launch()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("\n")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("\n")
    #expect(journal.take() == ["edits true", "commits", "edits false", "secret"])
  }
}

/// Fields for values with a format.
@MainActor
struct ValueFieldTests {
  private let remote = Remote<Int>()

  private func app(_ field: @escaping (Binding<Int>) -> some View) -> XCUIApplication {
    let remote = remote
    let app = XCUIApplication {
      Remoted(7, remote) { $number in
        VStack {
          field($number)
          TextField("Other", text: .constant(""))
        }
      }
    }
    app.launch()
    return app
  }

  @Test func `a style reads with each change, and writes anew when editing ends`() {
    let app = app { TextField("Number", value: $0, format: .number.grouping(.never)) }
    let field = app.textFields.firstMatch
    #expect(field.value as? String == "7")
    field.tap()
    field.typeText("2")
    #expect(remote.value == 72)
    field.typeText("x")
    #expect(remote.value == 72 && field.value as? String == "72x")
    app.textFields["Other"].tap()
    #expect(field.value as? String == "72")
  }

  @Test func `a formatter reads when editing ends`() {
    let app = app { TextField("Number", value: $0, formatter: NumberFormatter()) }
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText("2")
    #expect(remote.value == 7 && field.value as? String == "72")
    field.typeText("\n")
    #expect(remote.value == 72)
    field.tap()
    field.typeText("x\n")
    #expect(remote.value == 72 && field.value as? String == "72")
  }

  @Test func `what the app makes of the value meanwhile is shown`() {
    let app = app { TextField("Number", value: $0, format: .number) }
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText("x")
    remote.value = 9
    #expect(field.value as? String == "9")
  }

  @Test func `an empty field is no value where there may be none`() {
    let remote = Remote<Int?>()
    let app = XCUIApplication {
      Remoted(Optional(7), remote) { TextField("Number", value: $0, format: .number) }
    }
    app.launch()
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText(XCUIKeyboardKey.delete.rawValue)
    #expect(remote.value == .some(nil))
    field.typeText("5")
    #expect(remote.value == 5)
  }
}
