// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor
struct LibraryTests {
  @Test func `a link to notes has the book below them`() throws {
    let app = XCUIApplication { LibraryView() }
    app.launch()
    app.open(try #require(URL(string: "library://notes/2")))
    #expect(app.sheets.navigationBars["Notes"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(app.navigationBars["Ulysses"].exists)
  }

  @Test func `what a link opens is a value`() throws {
    let url = try #require(URL(string: "library://notes/1"))
    let path = try #require(FlowPath(url, in: Library()))
    let emma = Book(id: 1, title: "Emma")
    #expect(
      path == FlowPath([.push(Place.book(emma)), .sheet(.notes(emma), withNavigation: true)]))
  }
}

/// Saves the path of the guide's app.
struct SavedLibraryView: View {
  static let format = SnapshotFormat([SnapshotScreen(Place.self, named: "place")])

  @State private var path = FlowPath()
  @SceneStorage("path") private var saved = Data()

  var body: some View {
    FlowStack($path, withNavigation: true) {
      FlowLink("Emma", value: Place.book(Book(id: 1, title: "Emma")), style: .push)
        .flowDestination(for: Place.self) { place in Text("\(place)") }
    }
    .onAppear {
      if let restored = try? Self.format.decode(saved) { path = restored.path }
    }
    .onChange(of: path) {
      if let data = try? Self.format.encode(path) { saved = data }
    }
  }
}

/// A view with SwiftUI's own navigation inside a flow.
private struct Mixed: View {
  @State private var path = FlowPath()
  @State private var isOpen = false

  var body: some View {
    FlowStack($path, withNavigation: true) {
      VStack {
        Text("\(path)")
        NavigationLink("By value", value: "word")
        NavigationLink("By view") { Text("A view") }
        Button("By sheet") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) { Text("A sheet") }
      .flowDestination(for: String.self) { Text($0) }
    }
  }
}

/// A flow in a sheet over a navigation stack.
private struct Mixing: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Button("Open the library") { isOpen = true }
        .sheet(isPresented: $isOpen) { LibraryView() }
    }
  }
}

@MainActor
struct FromNavigationStackTests {
  private func launch(isOld: Bool) -> XCUIApplication {
    let app = XCUIApplication { if isOld { OldLibraryView() } else { LibraryView() } }
    app.launch()
    return app
  }

  @Test(arguments: [true, false])
  func `the app before and the app after do the same`(isOld: Bool) throws {
    let app = launch(isOld: isOld)
    app.buttons["Emma"].tap()
    app.buttons["Edit notes"].tap()
    #expect(app.sheets.navigationBars["Notes"].exists)
    app.sheets.firstMatch.swipeDown()
    app.buttons["Read"].tap()
    app.buttons["Close Emma"].tap()
    app.buttons["Remove"].tap()
    app.alerts["Remove Emma?"].buttons["Keep it"].tap()
    #expect(app.navigationBars["Emma"].exists)
    app.open(try #require(URL(string: "library://notes/2")))
    #expect(app.sheets.staticTexts["Notes on Ulysses"].exists)
    app.sheets.firstMatch.swipeDown()
    app.buttons["Remove"].tap()
    app.alerts["Remove Ulysses?"].buttons["Yes, remove it"].tap()
    #expect(app.navigationBars["Library"].exists)
    #expect(app.buttons["Emma"].exists && !app.buttons["Ulysses"].exists)
  }

  @Test(arguments: [true, false])
  func `a link closes an alert that is in the path, and waits for one that is not`(
    isOld: Bool
  ) throws {
    let app = launch(isOld: isOld)
    app.failsOnDiagnostics = false
    app.buttons["Emma"].tap()
    app.buttons["Remove"].tap()
    app.open(try #require(URL(string: "library://notes/1")))
    #expect(app.alerts.firstMatch.exists == isOld)
    #expect(app.sheets.staticTexts["Notes on Emma"].exists != isOld)
  }

  @Test func `the path is saved and restored`() throws {
    let book = Book(id: 1, title: "Emma")
    let path = FlowPath([.push(Place.book(book)), .sheet(.notes(book), withNavigation: true)])
    let format = SavedLibraryView.format
    #expect(try format.decode(format.encode(path)).path == path)
  }

  @Test func `a flow works in a sheet over a navigation stack`() {
    let app = XCUIApplication { Mixing() }
    app.launch()
    app.buttons["Open the library"].tap()
    app.sheets.buttons["Emma"].tap()
    app.sheets.buttons["Read"].tap()
    app.buttons["Close Emma"].tap()
    #expect(app.sheets.navigationBars["Emma"].exists)
  }

  @Test func `SwiftUI's own navigation works in a flow, outside of its path`() {
    let app = XCUIApplication { Mixed() }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["By value"].tap()
    #expect(app.staticTexts["FlowPath []"].isHittable)
    #expect(app.diagnostics.count == 1)
    app.buttons["By view"].tap()
    #expect(app.staticTexts["A view"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    app.buttons["By sheet"].tap()
    #expect(app.sheets.staticTexts["A sheet"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["FlowPath []"].isHittable)
  }
}
