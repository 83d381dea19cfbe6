// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRecording
import WaymarkTesting
import WaymarkViews

/// The app of the recorded tests.
final class TargetApplication: XCUITargetApplication {
  static let target = XCUIApplication.Target { ShoppingList() }
}

private struct ShoppingList: View {
  @State private var items = ["Bread", "Milk"]
  @State private var name = ""
  @State private var size = "Small"
  @State private var isUrgent = false
  @State private var isAdding = false
  @State private var source = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { item in
          NavigationLink(item) { Text("\(item) is needed.").navigationTitle(item) }
            .swipeActions { Button("Remove") { items.removeAll { $0 == item } } }
        }
        Text("From \(source)")
        Button("Add \"item\"") { isAdding = true }
      }
      .navigationTitle("Shopping")
      .onOpenURL { source = $0.path() }
      .sheet(isPresented: $isAdding) {
        Form {
          TextField("Name", text: $name).onSubmit { items.append(name) }
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.menu)
          Toggle("Urgent", isOn: $isUrgent)
        }
      }
    }
  }
}

@MainActor
struct TestCodeTests {
  /// This function is the code of the recording below, as it is printed.
  @Test
  @MainActor
  func testShopping() async throws {
    let app = XCUIApplication()
    app.launch()
    app.open(try #require(URL(string: "https://shop.example/list")))
    app.buttons["Add \"item\""].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Eg\u{08}ggs\n")
    app.buttons["Size"].tap()
    app.buttons["Large"].tap()
    app.switches["Urgent"].tap()
    app.swipeDown()
    app.cells["Milk"].swipeLeft()
    app.buttons["Remove"].tap()
    app.buttons["Eggs"].tap()
    app.buttons["Shopping"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    await app.settle()
  }

  @Test func `a recording becomes the code of a UI test`() async throws {
    let app = XCUIApplication()
    app.recordsSession = true
    app.launch()
    app.open(try #require(URL(string: "https://shop.example/list")))
    app.buttons["Add \"item\""].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Eg\u{8}ggs\n")
    app.buttons["Size"].tap()
    app.buttons["Large"].tap()
    app.switches["Urgent"].tap()
    app.swipeDown()
    app.cells["Milk"].swipeLeft()
    app.buttons["Remove"].tap()
    app.buttons["Eggs"].tap()
    app.navigationBars.buttons["Shopping"].tap()
    XCUIDevice.shared.press(.home)
    app.activate()
    let recording = try #require(app.recording)
    let code = try await XCUIApplication().testCode(for: recording, named: "testShopping")
    let source = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    let printed = code.split(separator: "\n").map { "  \($0)\n" }.joined()
    #expect(source.contains(printed), "\(code)")
  }

  @Test func `code of a recording that cannot be performed is not printed`() async throws {
    let recording = Recording(
      start: Recording.Start(app: "Other"),
      steps: [
        Recording.Step(
          time: 0, before: ScreenState(titles: ["Other"], shape: "", content: nil), input: .end)
      ])
    await #expect(throws: RecordingDivergence.self) {
      try await XCUIApplication().testCode(for: recording)
    }
  }
}
