// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// One control of each kind.
private struct PanelApp: App {
  var body: some Scene { WindowGroup { PanelView() } }
}

private struct PanelView: View {
  @State private var name = "Ada"
  @State private var sent = ""
  @State private var isOn = false
  @State private var level = 0.0
  @State private var drink = "Tea"
  @State private var seconds = 0
  @State private var isShown = false
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    NavigationStack {
      List {
        Text("Size \(size)")
        Text(Date(timeIntervalSince1970: 1_777_627_735), style: .timer)
        TextField("Name", text: $name).onSubmit { sent = name }
        Text("Sent \(sent)")
        Toggle("Sugar", isOn: $isOn)
        Slider(value: $level, in: 0...10) { Text("Level") }
        Text("Level \(Int(level))")
        Picker("Drink", selection: $drink) {
          ForEach(["Tea", "Coffee"], id: \.self) { Text($0) }
        }
        Text("Chosen \(drink)")
        NavigationLink("Next") { Text("Second").navigationTitle("Next screen") }
        Button("Sheet") { isShown = true }
        Button("Never") {}.disabled(true)
        Button("Misuse") { isShown = true }
        Text("Row").swipeActions { Button("Archive") { sent = "archive" } }
        Text("Press").onTapGesture(count: 2) { sent = "twice" }
      }
      .navigationTitle("Panel")
    }
    .sheet(isPresented: $isShown) { Text("Over it") }
    .task {
      while true {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { return }
        seconds += 1
      }
    }
  }
}

@MainActor
struct AgentSessionTests {
  private let client = AgentClient(PanelApp.self)

  @Test func `the screen names each control, its value and its states`() async throws {
    let screen = try await client.text("screen")
    let lines = screen.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    #expect(lines.first == #"open: screen "Panel""#)
    for line in [
      #"textField = "Ada" (placeholder "Name") [e"#, #"switch "Sugar" = off [e"#,
      #"button "Never" (disabled) [e"#, #"cell "Row" (swipe left for actions)"#,
      #"cell "Level 0""#, #"navigationBar "Panel""#,
    ] {
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line) in:\n\(screen)")
    }
    #expect(!screen.contains("Over it"))
  }

  @Test func `a tap by reference or by name opens a screen, and back closes it`() async throws {
    let first = try await client.text("launch")
    let reference = try first.reference(of: #""Next""#)
    let second = try await client.text("tap", #"{"ref":"\#(reference)"}"#)
    #expect(second.hasPrefix(#"open: screen "Panel" › push "Next screen""#))
    #expect(second.contains(#"staticText "Second""#))
    #expect(try await client.text("back").contains(#""Sugar""#))
    #expect(try await client.text("tap", #"{"name":"Next","role":"button"}"#).contains("Second"))
  }

  @Test func `an outdated reference is an error that shows the screen`() async throws {
    let reference = try await client.text("launch").reference(of: #""Next""#)
    _ = try await client.text("tap", #"{"ref":"\#(reference)"}"#)
    let (text, isError) = try await client.call("tap", #"{"ref":"\#(reference)"}"#)
    #expect(isError)
    #expect(text.hasPrefix("The reference \(reference) is not on the screen."))
    #expect(text.contains("Second"))
  }

  @Test(arguments: [
    ("tap", #"{"name":"Nothing"}"#, #"["Nothing"].tap(): no matching element exists"#),
    ("tap", #"{"name":"Never"}"#, "the element is disabled"),
    ("type", #"{"name":"Sugar","text":"a"}"#, "is not a text field"),
    ("set", #"{"name":"Sugar","value":"yes"}"#, "cannot be set to a string"),
    ("set", #"{"name":"Drink, Tea","value":"Milk"}"#, #"exists among "Tea", "Coffee""#),
    ("back", "{}", "Nothing to go back to"), ("dismiss", "{}", "Nothing in front"),
    ("open", #"{"link":"/a"}"#, "no link table"), ("open", #"{"link":"a b"}"#, "neither a path"),
  ])
  func `what is not possible says why, and shows the screen`(
    tool: String, arguments: String, reason: String
  ) async throws {
    let (text, isError) = try await client.call(tool, arguments)
    #expect(isError)
    #expect(text.contains(reason), "\(text)")
    #expect(text.contains("On screen instead:\nopen: screen \"Panel\""), "\(text)")
  }

  @Test func `text is typed at the end or instead, and submitted`() async throws {
    #expect(try await client.text("type", #"{"name":"Name","text":"!"}"#).contains(#"= "Ada!""#))
    let sent = try await client.text(
      "type", #"{"name":"Name","text":"Grace","clear":true,"submit":true}"#)
    #expect(sent.contains(#"= "Grace""#))
    #expect(sent.contains("Sent Grace"))
  }

  @Test func `values are set`() async throws {
    #expect(try await client.text("set", #"{"name":"Sugar","value":true}"#).contains(" = on"))
    #expect(try await client.text("set", #"{"name":"Sugar","value":true}"#).contains(" = on"))
    #expect(
      try await client.text("set", #"{"name":"Level","role":"slider","value":0.5}"#)
        .contains("Level 5"))
    let drink = try await client.text("set", #"{"name":"Drink, Tea","value":"Coffee"}"#)
    #expect(drink.contains("Chosen Coffee"))
  }

  @Test func `a swipe shows the actions of a row, and dismiss closes a sheet`() async throws {
    #expect(
      try await client.text("swipe", #"{"name":"Row","role":"cell","direction":"left"}"#)
        .contains(#"button "Archive""#))
    #expect(try await client.text("tap", #"{"name":"Archive"}"#).contains("Sent archive"))
    let sheet = try await client.text("tap", #"{"name":"Sheet"}"#)
    #expect(sheet.contains("› sheet"))
    #expect(!sheet.contains("Sugar"))
    let all = try await client.text("snapshot")
    #expect(all.contains("Sugar") && all.contains("not hittable"))
    #expect(try await client.text("dismiss").contains("Sugar"))
  }

  @Test func `two taps are a double tap`() async throws {
    #expect(
      try await client.text("tap", #"{"name":"Press","role":"staticText","count":2}"#)
        .contains("Sent twice"))
  }

  @Test func `the path is also a value`() async throws {
    _ = try await client.text("tap", #"{"name":"Next","role":"button"}"#)
    let result = try await client.result("path")
    #expect(result["structuredContent"]?["title"]?.text == "Next screen")
    let kinds = result["structuredContent"]?["open"]?.elements?.map { $0["kind"]?.text }
    #expect(kinds == ["screen", "push"])
  }

  @Test func `a launch begins anew, with a date and a text size`() async throws {
    _ = try await client.text("type", #"{"name":"Name","text":"!"}"#)
    let options = #"{"date":"2026-05-01T09:30:00Z","text_size":"AccessibilityL"}"#
    let screen = try await client.text("launch", options)
    #expect(screen.contains(#"= "Ada""#))
    #expect(screen.contains("Size accessibility2"))
    #expect(screen.contains(#""1:05""#), "\(screen)")
    #expect(try await client.text("test_code").contains("typeText") == false)
    let other = try await client.text("launch")
    #expect(other.contains("Size large"))
    #expect(!other.contains(#""1:05""#))
  }

  @Test func `the code of a test has what was done since the launch`() async throws {
    _ = try await client.text("set", #"{"name":"Sugar","value":true}"#)
    _ = try await client.text("advance_clock", #"{"seconds":2}"#)
    _ = try await client.text("type", #"{"name":"Name","text":"!"}"#)
    #expect(
      try await client.text("test_code") == """
        @MainActor
        func testSession() async throws {
          let app = XCUIApplication()
          app.launch()
          app.switches["Sugar"].tap()
          await app.clock.advance(by: .seconds(2.0))
          app.textFields["Name"].tap()
          app.textFields["Name"].typeText("!")
          await app.settle()
        }

        """)
  }

  @Test(arguments: ["text", "json", "mermaid"])
  func `the map does not affect the running app`(format: String) async throws {
    _ = try await client.text("tap", #"{"name":"Next","role":"button"}"#)
    let map = try await client.text("map", #"{"format":"\#(format)","depth":3}"#)
    #expect(map.contains("Next screen"))
    #expect(try await client.text("screen").contains("Second"))
  }
}
