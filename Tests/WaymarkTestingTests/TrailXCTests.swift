// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkTesting
import WaymarkViews
import XCTest

/// An app driven in the style of XCUITest, with XCTest.
@MainActor
final class TrailXCTests: XCTestCase {
  private let app = XCUIApplication { Trails() }

  override func setUp() async throws { app.launch() }

  func testPushAndBack() async {
    app.tables.cells["Jura"].tap()
    XCTAssertTrue(app.navigationBars["Jura"].waitForExistence(timeout: 1))
    XCTAssertFalse(app.navigationBars["Trails"].exists)
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5))
    edge.press(forDuration: 0.1, thenDragTo: middle)
    XCTAssertEqual(app.navigationBars.element.identifier, "Trails")
  }

  func testSheet() async {
    app.buttons["About"].tap()
    XCTAssertTrue(app.sheets.staticTexts["Two trails"].isHittable)
    app.sheets.firstMatch.swipeDown(velocity: .slow)
    XCTAssertTrue(app.sheets.firstMatch.waitForNonExistence(timeout: 1))
  }

  func testPredicate() async {
    let isJura = NSPredicate { object, _ in
      (object as? XCUIElementAttributes)?.label == "Jura"
    }
    XCTAssertEqual(app.cells.matching(isJura).count, 1)
    await app.settle()
  }
}

private struct Trails: View {
  @State private var isAboutShown = false

  var body: some View {
    NavigationStack {
      List(["Alps", "Jura"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Trails")
        .navigationDestination(for: String.self) { Text("A trail").navigationTitle($0) }
        .toolbar { Button("About") { isAboutShown = true } }
        .sheet(isPresented: $isAboutShown) { Text("Two trails") }
    }
  }
}

#if !canImport(ObjectiveC)
/// The driver's messages for incorrect tests; on Apple's systems, XCTest has another hook.
final class FailureXCTests: XCTestCase {
  private struct Failure {
    var words: String
    var file: String
    var line: Int
  }

  private let failures = Mutex<[Failure]>([])

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let failure = Failure(words: description, file: filePath, line: lineNumber)
    failures.withLock { $0.append(failure) }
  }

  /// Returns the failures recorded so far, which then do not fail this test; later ones do.
  private func takeFailures() -> [Failure] {
    failures.withLock { failures in
      defer { failures = [] }
      return failures
    }
  }

  @MainActor
  func testFailureIsXCTests() async {
    let app = XCUIApplication { Text("Alps") }
    app.launch()
    let line = #line + 1
    app.buttons["Go"].tap()
    let failures = takeFailures()
    let isRight =
      failures.count == 1 && failures[0].line == line && failures[0].file == #filePath
      && failures[0].words.contains(#"app.buttons["Go"].tap(): no matching element exists"#)
      && failures[0].words.contains(#"staticText, label: "Alps""#)
    if !isRight {
      super.recordFailure(
        withDescription: "\(failures)", inFile: #filePath, atLine: line, expected: true)
    }
  }
}
#endif
