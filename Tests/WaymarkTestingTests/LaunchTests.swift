// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkDiagnostics
import WaymarkTesting
import WaymarkViews

/// An app that reads its launch options in all places where apps do.
private struct OptionsApp: App {
  private let arguments = LaunchOptions.current.arguments.dropFirst()

  var body: some Scene { WindowGroup { OptionsView(arguments: Array(arguments)) } }
}

private struct OptionsView: View {
  let arguments: [String]
  @State private var inTask = "–"
  @State private var inAction = "–"
  @State private var opened: [String] = []

  var body: some View {
    VStack {
      Text(arguments.joined(separator: " ")).accessibilityIdentifier("init")
      Text(LaunchOptions.current.environment["region"] ?? "none")
        .accessibilityIdentifier("body")
      Text(inTask).accessibilityIdentifier("task")
      Text(inAction).accessibilityIdentifier("action")
      Text(opened.joined(separator: " ")).accessibilityIdentifier("opened")
      Button("Read") { inAction = LaunchOptions.current.arguments.last ?? "none" }
    }
    .task {
      await Task.yield()
      inTask = LaunchOptions.current.environment["region"] ?? "none"
    }
    .onOpenURL { opened.append($0.absoluteString) }
  }
}

@MainActor
struct LaunchTests {
  @Test func `an app reads what its test set, in its init, bodies, actions and tasks`() async {
    let app = XCUIApplication(OptionsApp.self)
    app.launchArguments = ["-reset", "--fast"]
    app.launchEnvironment["region"] = "Alps"
    app.launch()
    await app.settle()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["init"].label == "-reset --fast")
    #expect(app.staticTexts["body"].label == "Alps")
    #expect(app.staticTexts["task"].label == "Alps")
    #expect(app.staticTexts["action"].label == "--fast")
  }

  @Test func `what is set counts from the next launch on, and for one app`() {
    let (app, other) = (XCUIApplication(OptionsApp.self), XCUIApplication(OptionsApp.self))
    app.launchArguments = ["one"]
    app.launch()
    app.launchArguments.append("two")
    other.launch()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["action"].label == "one")
    #expect(other.staticTexts["init"].label == "" && other.staticTexts["body"].label == "none")
    app.launch()
    #expect(app.staticTexts["init"].label == "one two")
  }

  @Test func `elsewhere the process's are read, and a test's begin with the program's name`() {
    #expect(LaunchOptions.current.arguments == ProcessInfo.processInfo.arguments)
    #expect(LaunchOptions.current.environment == ProcessInfo.processInfo.environment)
    let app = XCUIApplication(OptionsApp.self)
    app.launch()
    app.buttons["Read"].tap()
    #expect(app.staticTexts["action"].label == ProcessInfo.processInfo.arguments.first)
  }

  @Test func `a link launches an app that does not run (U1)`() throws {
    let app = XCUIApplication(OptionsApp.self)
    app.launchArguments = ["linked"]
    app.open(try #require(URL(string: "trails://alps")))
    #expect(app.staticTexts["opened"].label == "trails://alps")
    #expect(app.staticTexts["init"].label == "linked")
    app.open(try #require(URL(string: "trails://jura")))
    #expect(app.staticTexts["opened"].label == "trails://alps trails://jura")
    app.launch()
    #expect(app.staticTexts["opened"].label == "")
  }
}
