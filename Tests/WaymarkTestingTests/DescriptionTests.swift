// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct DescriptionTests {
  private let app = SketchedApp(
    .window(
      .button("Go", [.identifier: .text("go")]),
      Sketch(.textField, [.placeholder: .text("Name"), .value: .text("Ada")]))
  ).launched()

  @Test func `an app describes itself as a tree`() {
    #expect(
      app.debugDescription == """
        app
          application
            window
              button, identifier: "go", label: "Go"
                staticText, label: "Go"
              textField, value: "Ada", placeholder: "Name"
        """)
  }

  @Test func `an element describes its query, itself and what it is in`() {
    #expect(
      app.buttons["go"].debugDescription == """
        app.buttons["go"]
          button, identifier: "go", label: "Go"
            staticText, label: "Go"
        in
          window
          application
        """)
  }

  @Test func `what is not there describes what is`() {
    let words = app.buttons["No"].debugDescription
    #expect(words.hasPrefix(#"app.buttons["No"]: no matching element. Existing elements:"#))
    #expect(words.contains(#"button, identifier: "go", label: "Go""#))
    let query = app.cells.debugDescription
    #expect(query.hasPrefix("app.cells: no matches. Existing elements:\napplication\n  window"))
  }

  @Test func `a query describes its matches`() {
    #expect(
      app.windows.children(matching: .any).debugDescription == """
        app.windows.children(matching: .any): 2 matches
          0: button, identifier: "go", label: "Go"
          1: textField, value: "Ada", placeholder: "Name"
        """)
    #expect(app.staticTexts.debugDescription.hasPrefix("app.staticTexts: 1 match\n  0: "))
  }
}
