// SPDX-License-Identifier: MIT

import Foundation

extension NavigationMap {
  /// The source of UI tests with the API of XCUITest, one for each edge, which replay it.
  ///
  /// Each test launches the app, goes to the edge's screen as the map did, performs the step, and
  /// expects the title of the screen behind it. They are `async`, so they compile on Linux, too.
  ///
  /// - Parameter modules: The modules to import besides `WaymarkTesting` and `XCTest`, such as the
  ///   one that declares the app.
  /// - Returns: The text of a Swift file.
  public func tests(importing modules: [String] = []) -> String {
    let imports = (["Foundation", "WaymarkTesting", "XCTest"] + modules).sorted()
    let cases = edges.enumerated().map { number, edge in
      """
        /// From \(Self.line(edge.from)) to \(Self.line(edge.to)).
        func testEdge\(number + 1)() async throws {
      \(statements(of: edge).map { "    \($0)" }.joined(separator: "\n"))
        }
      """
    }
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      @MainActor
      final class \(app)MapTests: XCTestCase {
      \(cases.joined(separator: "\n\n"))
      }

      """
  }

  /// Returns the statements of a test that replays an edge.
  public func statements(of edge: Edge) -> [String] {
    let way = screen(edge.from)?.steps ?? []
    let steps = way + edge.preparation + [edge.step]
    var lines = ["let app = XCUIApplication(\(app).self)"]
    for step in steps {
      lines += step.statements
      lines.append("await app.settle()")
    }
    if let expectation = screen(edge.to)?.expectation { lines.append(expectation) }
    return lines
  }

  private static func line(_ text: String) -> String { text.replacing("\n", with: " ") }
}

extension NavigationMap.Step {
  /// The statements of a UI test that perform the step.
  fileprivate var statements: [String] {
    let query = query ?? "app"
    return switch action {
    case .launch: ["app.launch()"]
    case .open: ["app.open(try XCTUnwrap(URL(string: \((text ?? "").debugDescription))))"]
    case .tap, .back: ["\(query).tap()"]
    case .dismiss: ["\(query).swipeDown()"]
    case .type: ["\(query).tap()", "\(query).typeText(\((text ?? "").debugDescription))"]
    }
  }
}

extension NavigationMap.Screen {
  /// The statement of a UI test that expects the screen; nil for a screen without a title.
  fileprivate var expectation: String? {
    guard let title, !title.isEmpty else { return nil }
    let query =
      switch kind {
      case .alert: "app.alerts"
      case .dialog: "app.sheets"
      case .root: "app.descendants(matching: .any)"
      default: "app.navigationBars"
      }
    return "XCTAssertTrue(\(query)[\(title.debugDescription)].exists)"
  }
}
