// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private enum Place: Hashable { case name, mail, gone }

/// A form whose parts are inserted and removed.
private struct FocusForm: View {
  let journal: Journal
  @State private var name = ""
  @State private var mail = ""
  @State private var showsMail = true
  @State private var isOff = false
  @State private var showsSheet = false
  @FocusState private var place: Place?
  @FocusState private var isInside: Bool

  init(journal: Journal) { self.journal = journal }

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(place.map { "\($0)" } ?? "none") \(isInside)").accessibilityIdentifier("place")
        VStack {
          TextField("Name", text: $name).padding().focused($place, equals: .name)
            .onSubmit { place = .mail }
          if showsMail {
            TextField("Mail", text: $mail).disabled(isOff).focused($place, equals: .mail)
          }
        }
        .focused($isInside)
        TextField("Other", text: .constant(""))
        Button("To name") { place = .name }
        Button("To mail") { place = .mail }
        Button("To what is gone") { place = .gone }
        Button("Inside") { isInside = true }
        Button("Nowhere") { place = nil }
        Button("Mail comes or goes") { showsMail.toggle() }
        Button("Mail off") { isOff = true }
        Button("Show mail and go there") {
          showsMail = true
          place = .mail
        }
        Button("Sheet") { showsSheet = true }
        NavigationLink("Push") { Text("pushed") }
      }
    }
    .sheet(isPresented: $showsSheet) { TextField("In sheet", text: .constant("")) }
    .onChange(of: place) { journal.note("\($1.map { "\($0)" } ?? "none")") }
  }
}

@MainActor
struct FocusTests {
  private let journal = Journal()
  private let app: XCUIApplication

  init() {
    let journal = journal
    app = XCUIApplication { FocusForm(journal: journal) }
    app.launch()
  }

  private var place: String { app.staticTexts["place"].label }
  private var name: XCUIElement { app.textFields["Name"] }
  private var mail: XCUIElement { app.textFields["Mail"] }

  @Test func `I1 a tap on a field writes the state, and the state moves the focus`() {
    #expect(place == "none false" && !name.hasFocus)
    name.tap()
    #expect(place == "name true" && name.hasFocus && !mail.hasFocus)
    app.buttons["To mail"].tap()
    #expect(place == "mail true" && mail.hasFocus && !name.hasFocus)
    app.buttons["Nowhere"].tap()
    #expect(place == "none false" && !mail.hasFocus)
    #expect(journal.take() == ["name", "mail", "none"])
  }

  @Test func `I1 one field has the focus, whoever follows it`() {
    name.tap()
    app.textFields["Other"].tap()
    #expect(place == "none false" && app.textFields["Other"].hasFocus)
    app.buttons["Inside"].tap()
    #expect(place == "name true" && !app.textFields["Other"].hasFocus)
    #expect(app.textFields.allElementsBoundByIndex.count(where: \.hasFocus) == 1)
  }

  @Test func `I2 what no field answers to is taken back`() {
    app.buttons["To what is gone"].tap()
    #expect(place == "none false")
    name.tap()
    app.buttons["To what is gone"].tap()
    #expect(place == "name true" && name.hasFocus)
    app.buttons["Mail off"].tap()
    app.buttons["To mail"].tap()
    #expect(place == "name true")
  }

  @Test func `I2 a field that comes in the same update gets the focus`() {
    app.buttons["Mail comes or goes"].tap()
    app.buttons["To mail"].tap()
    #expect(place == "none false")
    app.buttons["Show mail and go there"].tap()
    #expect(place == "mail true" && mail.hasFocus)
  }

  @Test(arguments: ["Mail comes or goes", "Mail off", "Sheet", "Push"])
  func `I3 the focus leaves what goes, is disabled or covered`(title: String) {
    mail.tap()
    #expect(place == "mail true")
    app.buttons[title].tap()
    if title == "Push" { app.navigationBars.buttons.firstMatch.tap() }
    #expect(place == "none false" && !app.textFields["Other"].hasFocus)
    #expect(journal.take() == ["mail", "none"])
  }

  @Test func `I4 Return gives the focus away, or to where the app moves it`() {
    name.tap()
    name.typeText("a\n")
    #expect(place == "mail true" && mail.hasFocus)
    app.typeText("b\n")
    #expect(mail.value as? String == "b" && place == "none false")
  }

  @Test func `without a field that has the focus there is nowhere to type`() {
    mail.tap()
    app.typeText("a")
    #expect(place == "mail true" && mail.value as? String == "a")
    app.buttons["Nowhere"].tap()
    withKnownIssue {
      app.typeText("b")
    } matching: {
      $0.description.contains("Neither element nor any descendant has keyboard focus")
    }
  }

  @Test func `a flag with its field, and a default`() {
    let app = XCUIApplication { Defaults() }
    app.launch()
    #expect(app.textFields["Second"].hasFocus && app.staticTexts["true"].exists)
    app.buttons["Leave"].tap()
    #expect(!app.textFields["Second"].hasFocus && app.staticTexts["false"].exists)
  }

  private struct Defaults: View {
    @FocusState private var isSecond: Bool

    var body: some View {
      VStack {
        TextField("First", text: .constant(""))
        Inner(isFocused: $isSecond)
        Text("\(isSecond)")
        Button("Leave") { isSecond = false }
      }
      .defaultFocus($isSecond, true)
    }
  }

  private struct Inner: View {
    @FocusState.Binding var isFocused: Bool

    var body: some View { TextField("Second", text: .constant("")).focused($isFocused) }
  }

  @Test func `what is focusable takes the focus, other views do not`() throws {
    let probe = Probe(
      VStack {
        Text("a").focusable()
        Text("b")
      })
    let ids = probe.all(.text).map(\.id)
    try probe.graph.send(HostEvent(.focus(true), on: ids[0]))
    #expect(probe.all(.text)[0].properties[.focused] == .bool(true))
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.focus(true), on: ids[1]))
    }
    try probe.graph.send(HostEvent(.focus(false), on: ids[0]))
    #expect(probe.all(.text)[0].properties[.focused] == nil)
  }
}

@MainActor
struct SubmitTests {
  @Test func `I4 all actions around a field run, the innermost first, up to a scope's border`() {
    let journal = Journal()
    let app = XCUIApplication {
      VStack {
        TextField("Near", text: .constant("")).onSubmit { journal.note("in") }
        TextField("Far", text: .constant("")).submitScope().onSubmit { journal.note("never") }
        TextField("Open", text: .constant("")).submitScope(false)
      }
      .onSubmit(of: [.text, .search]) { journal.note("out") }
      .onSubmit(of: .search) { journal.note("search") }
    }
    app.launch()
    app.textFields["Near"].tap()
    app.textFields["Near"].typeText("\n")
    #expect(journal.take() == ["in", "out"])
    app.textFields["Far"].tap()
    app.textFields["Far"].typeText("\n")
    #expect(journal.take() == [])
    app.textFields["Open"].tap()
    app.textFields["Open"].typeText("\n")
    #expect(journal.take() == ["out"])
  }

  @Test func `Return in a field of several lines breaks the line`() {
    let (journal, remote) = (Journal(), Remote<String>())
    let app = XCUIApplication {
      Remoted("", remote) { TextField("a", text: $0, axis: .vertical) }
        .onSubmit { journal.note("submit") }
    }
    app.launch()
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("a\nb")
    #expect(remote.value == "a\nb" && journal.take() == [])
  }
}
