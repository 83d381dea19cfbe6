// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var isOften = false
  var hasArchive = true
}

/// F3: the less frequent actions of a bar.
@MainActor
struct SecondaryActionTests {
  private struct Page: View {
    @Binding var shown: Shown
    let journal: Journal

    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .secondaryAction) { button("Print") }
          ToolbarSpacer(placement: .secondaryAction)
          ToolbarItem(placement: shown.isOften ? .primaryAction : .secondaryAction) {
            button("Share")
          }
          if shown.hasArchive {
            ToolbarItemGroup(placement: .secondaryAction) {
              button("Archive")
              button("Delete")
            }
          }
          ToolbarItem { button("Edit") }
        }
      }
    }

    private func button(_ title: String) -> some View {
      Button(title) { journal.note(title) }
    }
  }

  private let journal = Journal()

  private func launched() -> (XCUIApplication, Remote<Shown>) {
    let remote = Remote<Shown>()
    let app = XCUIApplication {
      Remoted(Shown(), remote) { [journal] in Page(shown: $0, journal: journal) }
    }
    app.launch()
    return (app, remote)
  }

  private func titles(_ query: XCUIElementQuery) -> [String] {
    query.allElementsBoundByIndex.map(\.label)
  }

  @Test func `secondary actions are in a menu after the other items (F3)`() {
    let (app, _) = launched()
    #expect(titles(app.navigationBars.buttons) == ["Edit", "More"])
    app.buttons["More"].tap()
    #expect(titles(app.menus.buttons) == ["Print", "Share", "Archive", "Delete"])
    app.buttons["Archive"].tap()
    #expect(journal.take() == ["Archive"] && app.menus.count == 0)
  }

  @Test func `the open menu follows its items, and an item may leave it (F3)`() {
    let (app, remote) = launched()
    app.buttons["More"].tap()
    remote.value?.hasArchive = false
    #expect(titles(app.menus.buttons) == ["Print", "Share"])
    app.buttons["Print"].tap()
    remote.value?.isOften = true
    #expect(titles(app.navigationBars.buttons) == ["Share", "Edit", "More"])
    app.buttons["More"].tap()
    #expect(titles(app.menus.buttons) == ["Print"])
    #expect(journal.take() == ["Print"])
  }

  @Test func `a bar without secondary actions has no menu, and loses it with them (F3)`() {
    let (probe, show) = Probe.remoted(false) { $isFull in
      NavigationStack {
        Text("page").toolbar {
          if isFull { ToolbarItem(placement: .secondaryAction) { Button("Print") {} } }
        }
      }
    }
    #expect(probe.all(.toolbarItem).isEmpty)
    show(true)
    #expect(probe.text(.placement, of: .toolbarItem) == ["trailing"])
    show(false)
    #expect(probe.all(.toolbarItem).isEmpty && probe.host.errors == [])
  }
}
