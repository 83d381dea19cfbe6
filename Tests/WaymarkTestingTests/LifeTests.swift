// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkDiagnostics
import WaymarkRender
import XCTest

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct LifeTests {
  private let sketched = SketchedApp(.window(.button("Go")))

  @Test func `each launch starts anew`() {
    let app = sketched.launched()
    let first = app.mutations
    sketched.show(.window(.text("later")))
    #expect(app.staticTexts["later"].exists && app.batches.count == 2)
    sketched.show(.window(.button("Go")))
    app.launch()
    #expect(app.mutations.count == first.count && app.batches.count == 1)
    #expect(app.buttons["Go"].exists && sketched.stopCount == 1)
  }

  @Test func `an app that nobody holds ends`() {
    do {
      let app = sketched.launched()
      #expect(app.exists && sketched.stopCount == 0)
    }
    #expect(sketched.stopCount == 1)
  }

  @Test func `an element keeps its app`() {
    let button = sketched.launched().buttons["Go"]
    button.tap()
    #expect(sketched.events == [HostEvent(.tap, on: ElementID(index: 2))])
  }

  @Test func `a URL goes to the running app, and launches one that does not run`() throws {
    let app = sketched.application()
    let urls = try [1, 2].map { try #require(URL(string: "trails://alps/\($0)")) }
    app.open(urls[0])
    #expect(app.buttons["Go"].exists && sketched.urls == [urls[0]])
    app.open(urls[1])
    #expect(sketched.urls == urls && sketched.stopCount == 0)
  }

  @Test func `the tree and the log agree`() throws {
    let app = sketched.launched()
    #expect(try ElementTree(replaying: app.mutations).nodes == app.tree.nodes)
  }

  @Test func `without a default app there is nothing to run`() {
    fails("set XCUIApplication.defaultApp") { _ = XCUIApplication() }
  }

  @Test func `misuse fails the test, in the words of its report`() {
    let app = sketched.launched()
    sketched.onEvent = { _ in DiagnosticSink.current.report(Diagnostic("no destination for Int")) }
    fails("no destination for Int") { app.buttons["Go"].tap() }
    #expect(app.diagnostics == [Diagnostic("no destination for Int")])
  }

  @Test func `a warning fails no test, and can be read`() {
    let app = sketched.launched()
    let warning = Diagnostic("legal, but odd", severity: .warning)
    sketched.onEvent = { _ in DiagnosticSink.current.report(warning) }
    app.buttons["Go"].tap()
    #expect(app.diagnostics == [warning])
  }

  @Test func `misuse that is expected is collected`() async {
    let app = sketched.launched()
    app.failsOnDiagnostics = false
    sketched.sink.report(Diagnostic("here"))
    await Task.detached { [sink = sketched.sink] in sink.report(Diagnostic("elsewhere")) }.value
    app.buttons["Go"].tap()
    #expect(app.diagnostics.map(\.message) == ["here", "elsewhere"])
    app.launch()
    #expect(app.diagnostics.isEmpty)
  }
}

/// The driver under the other library; a main-actor method must be `async` on Linux.
final class DriverXCTests: XCTestCase {
  @MainActor
  func testDriver() async {
    let sketched = SketchedApp(.window(.button("Go")))
    let app = sketched.launched()
    XCTAssertTrue(app.buttons["Go"].waitForExistence(timeout: 1))
    app.buttons["Go"].tap()
    await app.settle()
    XCTAssertEqual(sketched.events.count, 1)
  }
}
