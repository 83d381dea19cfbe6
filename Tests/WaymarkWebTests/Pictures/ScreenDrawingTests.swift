// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

@testable import WaymarkWeb

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
struct ScreenDrawingTests {
  @Test func `the drawing of each tab of the showcase is well-formed`() throws {
    let app = XCUIApplication(TrailGuide.self)
    app.launch()
    for tab in ["Trails", "Planner", "Settings"] {
      app.buttons[tab].firstMatch.tap()
      let drawing = ScreenDrawing(app.tree, ElementFrame(width: 390, height: 844))
      let parser = XMLParser(data: Data(drawing.svg.utf8))
      #expect(parser.parse(), "\(tab): \(parser.parserError.map { "\($0)" } ?? "")")
      #expect(drawing.svg.contains(tab))
    }
  }

  @Test func `characters that XML does not allow are left out`() throws {
    let app = XCUIApplication { Text("a\u{1}b\u{FFFE}c & <d>") }
    app.launch()
    let drawing = ScreenDrawing(app.tree, ElementFrame(width: 390, height: 844))
    #expect(drawing.svg.contains("abc &amp; &lt;d&gt;"))
  }
}
