// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

/// A small app that uses the elements that the driver supports.
private struct TrailApp: App {
  var body: some Scene {
    WindowGroup { TrailTabs() }
  }
}

private struct TrailTabs: View {
  @State private var tab = 0
  @State private var opened = ""

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack { Regions() }
        .tabItem { Label("Trails", systemImage: "map") }
        .tag(0)
      Settings(opened: opened)
        .tabItem { Text("Settings") }
        .tag(1)
    }
    .onOpenURL { url in
      opened = url.absoluteString
      tab = 1
    }
  }
}

private struct Regions: View {
  var body: some View {
    List(["Alps", "Jura"], id: \.self) { name in
      NavigationLink(value: name) {
        HStack {
          Text(name)
          Text("12 trails")
        }
      }
    }
    .navigationTitle("Regions")
    .navigationDestination(for: String.self) { Region(name: $0) }
  }
}

private struct Region: View {
  let name: String
  @State private var isLogging = false
  @State private var isTouring = false
  @State private var hikes = 0

  var body: some View {
    VStack {
      Text("\(hikes) hikes")
      Button("Log a hike") { isLogging = true }
      Button("Tour") { isTouring = true }
      Button("Locked") {}.disabled(true)
    }
    .navigationTitle(name)
    .sheet(isPresented: $isLogging, onDismiss: { hikes += 1 }) { Log() }
    .fullScreenCover(isPresented: $isTouring) { Tour() }
  }
}

private struct Log: View {
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name).onSubmit { dismiss() }
        Text("Hello, \(name)")
      }
      .navigationTitle("New hike")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }
}

private struct Tour: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("End") { dismiss() } }
}

private struct Settings: View {
  let opened: String
  @State private var isMetric = false

  var body: some View {
    List {
      Toggle("Metric", isOn: $isMetric)
      Text(isMetric ? "km" : "miles")
      Text(opened).accessibilityIdentifier("opened")
    }
  }
}

private struct Loading: View {
  let clock: ManualClock
  @State private var words = "loading"

  var body: some View {
    Text(words).task {
      try? await clock.sleep(for: .seconds(2))
      words = "loaded"
    }
  }
}

@MainActor
struct RuntimeTests {
  @Test func `an app is tapped through`() throws {
    let app = XCUIApplication(TrailApp.self)
    app.launch()
    #expect(app.navigationBars["Regions"].exists)
    #expect(app.cells.count == 2)

    app.cells["Alps"].tap()
    #expect(app.navigationBars["Alps"].exists && !app.navigationBars["Regions"].exists)
    #expect(app.cells.count == 0)
    let back = app.navigationBars.buttons.element(boundBy: 0)
    #expect(back.label == "Regions")

    app.buttons["Log a hike"].tap()
    #expect(app.sheets.firstMatch.navigationBars["New hike"].exists)
    #expect(app.buttons["Tour"].exists && !app.buttons["Tour"].isHittable)
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    #expect(app.staticTexts["Hello, Ada"].exists)
    #expect(app.textFields["Name"].value as? String == "Ada")
    app.sheets.firstMatch.swipeDown()
    #expect(app.sheets.count == 0 && app.staticTexts["1 hikes"].exists)

    app.buttons["Log a hike"].tap()
    #expect(!app.staticTexts["Hello, Ada"].exists)
    app.textFields.firstMatch.tap()
    app.typeText("Bo\n")
    #expect(app.staticTexts["2 hikes"].exists)

    app.buttons["Tour"].tap()
    #expect(!app.buttons["Tour"].exists && app.buttons["End"].isHittable)
    app.buttons["End"].tap()

    app.tabBars.buttons["Settings"].tap()
    #expect(!app.navigationBars["Alps"].exists)
    #expect(app.switches["Metric"].value as? String == "0")
    app.switches["Metric"].tap()
    #expect(app.switches["Metric"].value as? String == "1" && app.staticTexts["km"].exists)
    app.tabBars.buttons["Trails"].tap()
    #expect(app.staticTexts["2 hikes"].exists)
    #expect(!app.buttons["Locked"].isEnabled)
    back.tap()
    #expect(app.navigationBars["Regions"].exists)
    #expect(app.tree.nodes == (try ElementTree(replaying: app.mutations)).nodes)
  }

  @Test func `a link opens, and a launch starts anew`() throws {
    let app = XCUIApplication(TrailApp.self)
    app.launch()
    app.open(try #require(URL(string: "trails://alps")))
    #expect(app.staticTexts["opened"].label == "trails://alps")
    #expect(app.tabBars.buttons["Settings"].isSelected)
    app.launch()
    #expect(app.tabBars.buttons["Trails"].isSelected)
    app.terminate()
    #expect(!app.exists)
  }

  @Test func `the default app runs without being named`() {
    XCUIApplication.defaultApp = TrailApp.self
    defer { XCUIApplication.defaultApp = nil }
    let app = XCUIApplication()
    app.launch()
    #expect(app.tabBars.buttons.count == 2)
  }

  @Test func `a task's sleep takes no time`() async {
    let clock = ManualClock()
    let app = XCUIApplication(clock: clock) { Loading(clock: clock) }
    app.launch()
    await app.settle()
    #expect(app.staticTexts["loading"].exists && clock.sleeperCount == 1)
    await clock.advance(by: .seconds(2))
    await app.settle()
    #expect(app.staticTexts["loaded"].exists && clock.sleeperCount == 0)
  }

  @Test func `one tap is one batch`() {
    let app = XCUIApplication(TrailApp.self)
    app.launch()
    let before = app.batches.count
    app.cells["Jura"].tap()
    #expect(app.batches.count == before + 1)
  }

  @Test func `misuse in an app fails its test`() {
    let app = XCUIApplication {
      NavigationStack { NavigationLink("Go", value: 1) }
    }
    app.launch()
    withKnownIssue { app.buttons["Go"].tap() }
    #expect(!app.diagnostics.isEmpty)
  }
}
