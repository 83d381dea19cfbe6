// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Records events.
@MainActor private final class Book {
  var events: [NavigationEvent] = []
}

private struct Tracked: View {
  @ObservedObject var trip: Trip
  let book: Book
  let line: Box

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Starting(line: line).flowDestination(for: Int.self) { Text("Number \($0)") }
        .flowDestination(for: String.self) { Text($0) }
    }
    .onNavigation { book.events.append($0) }
  }
}

@MainActor private final class Box {
  var line = 0
  var navigator: FlowPathNavigator?
}

private struct Starting: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let line: Box

  var body: some View {
    let _ = { line.navigator = navigator }()
    Button("Verb") {
      line.line = #line + 1
      navigator.push(1)
    }
    Button("Reference") { [2].map(AnyHashable.init).forEach(navigator.push) }
  }
}

private enum Page: Navigation, Hashable {
  case about
}

private struct Pages: AppNavigation {
  func screen(for page: Page) -> some View { Text("About") }
}

private struct Cautious: View {
  @ObservedObject var trip: Trip
  let inner: Book
  let outer: Book

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Start").flowDestination(for: Int.self) { Text("Number \($0)") }
        .flowDestination(for: String.self) { Text($0) }
    }
    .onNavigation { inner.events.append($0) }
    .redactNavigation { $0.base is String }
    .onNavigation { outer.events.append($0) }
  }
}

@MainActor
struct NavigationOriginTests {
  private let book = Book()

  @Test func `a navigator's verb is the origin, by its line (X10)`() throws {
    let (trip, line) = (Trip(), Box())
    let app = XCUIApplication { Tracked(trip: trip, book: book, line: line) }
    app.launch()
    app.buttons["Verb"].tap()
    let event = try #require(book.events.last)
    #expect(event.cause == .code)
    #expect(
      event.cause.origin
        == .code(fileID: "WaymarkTests/NavigationOriginTests.swift", line: line.line))
  }

  @Test func `a verb that looks for a screen is the origin, too (X10)`() throws {
    let (trip, box) = (Trip(), Box())
    let app = XCUIApplication { Tracked(trip: trip, book: book, line: box) }
    app.launch()
    let navigator = try #require(box.navigator)
    func opened() {
      trip.path.push("Here")
      navigator.setCheckpoint("here")
      trip.path.push(1)
      #expect(app.staticTexts["Number 1"].isHittable)
    }
    opened()
    navigator.goBackTo { (screen: AnyHashable) in screen.base is String }
    var line = #line - 1
    #expect(app.staticTexts["Here"].isHittable)
    #expect(book.events.last?.cause.origin == .code(fileID: #fileID, line: line))
    trip.path.goBackToRoot()
    opened()
    navigator.returnTo("here")
    line = #line - 1
    #expect(app.staticTexts["Here"].isHittable)
    #expect(book.events.last?.cause.origin == .code(fileID: #fileID, line: line))
  }

  @Test func `of a verb that is passed on, and of a path that the app writes, it is not known`() {
    let trip = Trip()
    let app = XCUIApplication { Tracked(trip: trip, book: book, line: Box()) }
    app.launch()
    app.buttons["Reference"].tap()
    trip.path.push(3)
    #expect(app.staticTexts["Number 3"].isHittable)
    #expect(book.events.map(\.cause.origin) == [nil, nil])
  }

  @Test func `a router's navigation has the line that asks for it`() throws {
    let router = Router()
    router.setupAppNavigation(appNavigation: Pages())
    let trip = Trip()
    let app = XCUIApplication {
      Tracked(trip: trip, book: book, line: Box()).router(router)
    }
    app.launch()
    router.navigate(Page.about)
    let line = #line - 1
    #expect(app.staticTexts["About"].isHittable)
    #expect(
      try #require(book.events.last).cause.origin
        == .code(fileID: "WaymarkTests/NavigationOriginTests.swift", line: line))
  }

  @Test func `who listens around a redaction knows types only (X10)`() throws {
    let (trip, outer) = (Trip(), Book())
    let app = XCUIApplication { Cautious(trip: trip, inner: book, outer: outer) }
    app.launch()
    trip.path.push("4111 1111")
    #expect(app.staticTexts["4111 1111"].isHittable)
    #expect(book.events.last?.to == AnyHashable("4111 1111"))
    #expect("\(try #require(outer.events.last?.to))" == "<String>")
    trip.path.push(7)
    #expect(app.staticTexts["Number 7"].isHittable)
    #expect(outer.events.last?.to == AnyHashable(7))
  }
}
