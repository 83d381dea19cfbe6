// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct AssistedView: View {
  @State private var log: [String] = []
  @State private var stars = 3
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Text("Title").accessibilityAddTraits([.isHeader, .isSelected])
      Text("Acts").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isHeader)
      Text("Added").accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isButton)
      Text("Removed").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
      Button("Plain") { log.append("plain") }.accessibilityRemoveTraits(.isButton)
        .accessibilityIdentifier("plain")
      HStack {
        Text("Alps")
        Text("12 trails")
        Text("hidden").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Bay")
        Button("Open") { log.append("open") }
      }
      .accessibilityElement(children: .combine)
      HStack { Text("Rain") }
        .accessibilityElement(children: .ignore).accessibilityLabel("Weather")
      HStack { Text("Inside") }
        .accessibilityElement(children: .contain).accessibilityIdentifier("container")
      Text("Stars").accessibilityValue("\(stars) of 5").accessibilityIdentifier("stars")
        .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      Text("Mail").accessibilityAction { log.append("default") }
        .accessibilityAction(named: "Archive") { log.append("archive") }
        .accessibilityAction(.escape) { log.append("escape") }
        .accessibilityActions {
          Button("Flag") { log.append("flag") }
          if isOn { Button("Unread") { log.append("unread") } }
        }
      Toggle("More", isOn: $isOn)
      Text("Drawn").accessibilityRepresentation { Toggle("Shown", isOn: $isOn) }
      VStack {
        Text("last")
        Text("first").accessibilitySortPriority(2)
        Text("second").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("order")
    }
  }
}

@MainActor
struct AccessibilityTests {
  private let app = XCUIApplication { AssistedView() }

  init() { app.launch() }

  private var log: String { app.staticTexts["log"].label }

  @Test func `H1 traits say what an element is, and are added up`() {
    #expect(app.staticTexts["Title"].isSelected)
    #expect(app.buttons["Acts"].exists && !app.staticTexts["Acts"].exists)
    #expect(app.buttons["Added"].exists && !app.staticTexts["Added"].exists)
    #expect(app.staticTexts["Removed"].exists && !app.buttons["Removed"].exists)
    #expect(!app.buttons["Plain"].exists)
    app.otherElements["plain"].tap()
    #expect(log == "plain")
  }

  @Test func `H2 children are combined, ignored or contained`() {
    #expect(app.staticTexts["Alps, 12 trails"].exists && !app.staticTexts["12 trails"].exists)
    #expect(app.otherElements["Weather"].exists && !app.staticTexts["Rain"].exists)
    #expect(app.otherElements["container"].staticTexts["Inside"].exists)
    app.buttons["Bay, Open"].tap()
    #expect(log == "open")
  }

  @Test func `H2 what is greater is read first`() {
    let texts = app.otherElements["order"].staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(texts == ["first", "second", "last"])
  }

  @Test func `H3 a screen reader adjusts an element, and does what it can do`() {
    let stars = app.staticTexts["stars"]
    stars.accessibilityIncrement()
    stars.accessibilityIncrement()
    stars.accessibilityDecrement()
    #expect(stars.value as? String == "4 of 5")
    let mail = app.staticTexts["Mail"]
    #expect(mail.accessibilityActionNames == ["Archive", "Flag"])
    mail.performAccessibilityAction("Archive")
    mail.accessibilityActivate()
    mail.accessibilityPerformEscape()
    mail.performAccessibilityAction("Flag")
    #expect(log == "archive default escape flag")
    app.switches["More"].tap()
    mail.performAccessibilityAction("Unread")
    #expect(log.hasSuffix("unread"))
  }

  @Test func `H3 what is disabled does nothing`() throws {
    let probe = Probe(
      Text("Off").accessibilityAction(named: "Never") { Issue.record("done") }.disabled(true))
    let off = try #require(probe.all(.text).first)
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.perform(.named("Never")), on: off.id))
    }
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.perform(.named("Other")), on: off.id))
    }
  }

  @Test func `H2 another view stands for what is drawn`() {
    #expect(app.switches.count == 2 && !app.staticTexts["Drawn"].exists)
    app.switches["Shown"].tap()
    #expect(app.switches["More"].value as? String == "1")
  }
}

private struct AssistedFocusView: View {
  enum Part: Hashable { case name, notice }
  @State private var name = ""
  @FocusState private var isTyping: Bool
  @AccessibilityFocusState private var part: Part?
  @AccessibilityFocusState(for: .voiceOver) private var isOnButton: Bool

  var body: some View {
    VStack {
      Text("\(part.map { "\($0)" } ?? "none") \(isOnButton)").accessibilityIdentifier("place")
      TextField("Name", text: $name).focused($isTyping).accessibilityFocused($part, equals: .name)
      Text("Name is empty").accessibilityFocused($part, equals: .notice)
      Button("Save") { part = .notice }.accessibilityFocused($isOnButton)
      Button("To Save") { isOnButton = true }
    }
  }
}

@MainActor
struct AccessibilityFocusTests {
  @Test func `H4 writing the state moves the focus, also to what is no field`() {
    let app = XCUIApplication { AssistedFocusView() }
    app.launch()
    let place = app.staticTexts["place"]
    app.textFields["Name"].tap()
    #expect(place.label == "name false")
    app.buttons["Save"].tap()
    #expect(place.label == "notice false")
    #expect(app.staticTexts["Name is empty"].hasFocus && !app.textFields["Name"].hasFocus)
    app.buttons["To Save"].tap()
    #expect(place.label == "none true" && app.buttons["Save"].hasFocus)
  }
}
