// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

@MainActor
struct RenameButtonTests {
  private struct TripRow: View {
    @State private var title = "Skye"
    @FocusState private var isRenaming: Bool

    var body: some View {
      TextField("Title", text: $title)
        .focused($isRenaming)
        .contextMenu { RenameButton() }
        .renameAction($isRenaming)
      Text(isRenaming ? "renaming" : "resting")
    }
  }

  @Test func `a rename button focuses the field with the name`() {
    let app = XCUIApplication { TripRow() }
    app.launch()
    #expect(app.staticTexts["resting"].exists)
    app.textFields["Title"].press(forDuration: 1)
    app.buttons["Rename"].tap()
    #expect(app.staticTexts["renaming"].exists)
  }

  @Test func `a rename button is disabled where nothing can be renamed`() {
    let journal = Journal()
    let app = XCUIApplication {
      RenameButton()
      RenameButton().renameAction { journal.note("renamed") }
    }
    app.launch()
    let buttons = app.buttons.matching(identifier: "Rename")
    #expect(!buttons.element(boundBy: 0).isEnabled)
    buttons.element(boundBy: 1).tap()
    #expect(journal.take() == ["renamed"])
  }
}
