// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct MenuTests {
  private func launched(@ViewBuilder _ view: @escaping () -> some View) -> XCUIApplication {
    let app = XCUIApplication { view() }
    app.launch()
    return app
  }

  @Test func `C4: a menu offers its items, and goes when one is chosen`() {
    let journal = Journal()
    let app = launched {
      VStack {
        Text("Trail")
        Menu("More") {
          Button("Share") { journal.note("share") }
          Button("Delete", role: .destructive) { journal.note("delete") }
          Button("Rename") {}.disabled(true)
        }
      }
    }
    #expect(app.menus.count == 0 && !app.buttons["Share"].exists)
    app.buttons["More"].tap()
    #expect(
      app.menus.buttons.allElementsBoundByIndex.map(\.label) == ["Share", "Delete", "Rename"])
    #expect(!app.staticTexts["Trail"].isHittable && !app.buttons["Rename"].isEnabled)
    app.buttons["Delete"].tap()
    #expect(journal.take() == ["delete"] && app.menus.count == 0)
    app.buttons["More"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(journal.take().isEmpty && app.menus.count == 0 && app.buttons["More"].isHittable)
  }

  @Test func `a control group is a menu with its label, and a submenu in another one`() {
    let group = ControlGroup("Zoom", systemImage: "magnifyingglass") {
      Button("Closer") {}
      Button("Farther") {}
    }
    let app = launched {
      group.controlGroupStyle(.menu)
      Menu("Map") {
        group.controlGroupStyle(.compactMenu)
        ControlGroup { Button("North") {} }
      }
      ControlGroup { Button("Hidden") {} }.controlGroupStyle(.menu)
    }
    #expect(!app.buttons["Closer"].exists && !app.buttons["Hidden"].exists)
    app.buttons["Zoom"].firstMatch.tap()
    #expect(app.menus.buttons.allElementsBoundByIndex.map(\.label) == ["Closer", "Farther"])
    app.buttons["Farther"].tap()
    #expect(app.menus.count == 0)
    app.buttons["Map"].tap()
    #expect(app.menus.buttons.allElementsBoundByIndex.map(\.label) == ["Zoom", "North"])
    app.menus.buttons["Zoom"].tap()
    app.buttons["Closer"].tap()
    #expect(app.menus.count == 0)
    app.buttons["More"].tap()
    #expect(app.menus.buttons.allElementsBoundByIndex.map(\.label) == ["Hidden"])
  }

  @Test func `C4: a menu can stay open after its items or one of them`() {
    let journal = Journal()
    let app = launched {
      Menu("Some") {
        Button("Stay") { journal.note("stay") }.menuActionDismissBehavior(.disabled)
        Button("Go") { journal.note("go") }
      }
      Menu("All") {
        Toggle("Switch", isOn: .constant(true))
        Menu("More") { Button("Deep") { journal.note("deep") } }
        Button("Close") {}.menuActionDismissBehavior(.enabled)
      }
      .menuActionDismissBehavior(.disabled)
    }
    app.buttons["Some"].tap()
    app.buttons["Stay"].tap()
    app.buttons["Stay"].tap()
    #expect(app.menus.count == 1 && journal.take() == ["stay", "stay"])
    app.buttons["Go"].tap()
    #expect(app.menus.count == 0 && journal.take() == ["go"])
    app.buttons["All"].tap()
    app.menus.switches["Switch"].tap()
    app.buttons["More"].tap()
    app.buttons["Deep"].tap()
    #expect(app.menus.count == 2 && journal.take() == ["deep"])
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.menus.count == 1)
    app.buttons["Close"].tap()
    #expect(app.menus.count == 0)
  }

  @Test
  func `C4: a choice in an inner menu ends all of them, another screen's menu stays out of it`() {
    let journal = Journal()
    let app = launched {
      Menu {
        Menu("Sort") { Button("By name") { journal.note("name") } }
        Button("Last") {}
      } label: {
        Label("More", systemImage: "ellipsis")
      }
    }
    app.buttons["More"].tap()
    app.buttons["Sort"].tap()
    #expect(app.menus.count == 2 && !app.buttons["Last"].isHittable)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.menus.count == 1 && app.buttons["Last"].isHittable)
    app.buttons["Sort"].tap()
    app.buttons["By name"].tap()
    #expect(app.menus.count == 0 && journal.take() == ["name"])
  }

  @Test func `C4: toggles, pickers, sections and lines are items of a menu`() {
    let isOn = Remote<Bool>()
    let order = Remote<Int>()
    let app = launched {
      Remoted(false, isOn) { $isOn in
        Remoted(1, order) { $order in
          Menu("View") {
            Toggle("Map", isOn: $isOn)
            Divider()
            Section("Order") {
              Picker("Order", selection: $order) {
                Text("Name").tag(1)
                Text("Length").tag(2)
              }
            }
          }
        }
      }
    }
    app.buttons["View"].tap()
    #expect(app.menus.staticTexts["Order"].exists && app.cells.count == 0)
    #expect(app.buttons["Name"].isSelected && !app.buttons["Length"].isSelected)
    app.buttons["Length"].tap()
    #expect(order.value == 2 && app.menus.count == 0)
    app.buttons["View"].tap()
    app.switches["Map"].tap()
    #expect(isOn.value == true && app.menus.count == 0)
  }

  @Test func `an action with a menu beside it runs on a tap, the menu opens on a long press`() {
    let journal = Journal()
    let app = launched {
      Menu("Add") {
        Button("Add twice") { journal.note("twice") }
      } primaryAction: {
        journal.note("once")
      }
    }
    app.buttons["Add"].tap()
    #expect(journal.take() == ["once"] && app.menus.count == 0)
    app.buttons["Add"].press(forDuration: 0.2)
    #expect(journal.take() == ["once"] && app.menus.count == 0)
    app.buttons["Add"].press(forDuration: 1)
    app.buttons["Add twice"].tap()
    #expect(journal.take() == ["twice"])
  }

  @Test func `C5: a long press opens the menu of the nearest view that has one`() {
    let journal = Journal()
    let app = launched {
      NavigationStack {
        List {
          NavigationLink("Alps") { Text("The Alps") }
            .contextMenu { Button("Pin") { journal.note("pin") } }
          Text("Jura").contextMenu {}
        }
      }
    }
    app.cells["Alps"].press(forDuration: 1)
    #expect(app.menus.buttons["Pin"].exists)
    app.buttons["Pin"].tap()
    #expect(journal.take() == ["pin"] && app.menus.count == 0)
    app.staticTexts["Alps"].press(forDuration: 0.5)
    #expect(app.menus.count == 1)
    app.otherElements["PopoverDismissRegion"].tap()
    app.cells["Jura"].press(forDuration: 1)
    #expect(app.menus.count == 0)
    app.buttons["Alps"].tap()
    #expect(app.staticTexts["The Alps"].exists)
  }

  @Test func `C5: what is disabled, or has no menu, opens none`() throws {
    let probe = Probe(
      VStack {
        Button("a") {}.contextMenu { Button("b") {} }.disabled(true)
        Button("c") {}
      })
    let (a, c) = try (probe.button("a").id, probe.button("c").id)
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.openMenu, on: a))
    }
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.openMenu, on: c))
    }
    #expect(probe.all(.menu).isEmpty)
  }

  @Test func `C9: styles of menus and forms that no host draws change nothing`() {
    let plain = Probe(Form { Menu("More") { Text("a") }.contextMenu { Text("b") } })
    let styled = Probe(
      Form {
        Menu("More") { Text("a") }
          .menuStyle(.borderlessButton).menuIndicator(.hidden).menuOrder(.fixed)
          .contextMenu {
            Text("b")
          } preview: {
            Text("c")
          }
      }
      .formStyle(.grouped))
    #expect(plain.host.tree.nodes == styled.host.tree.nodes)
  }

  @Test func `C6: what an item asks to be presented comes when the menu has gone`() {
    let app = launched { MenuToSheet() }
    app.buttons["More"].tap()
    app.buttons["Filters"].tap()
    #expect(app.sheets.staticTexts["All filters"].isHittable && app.menus.count == 0)
  }

  @Test func `C6: dismiss in an item is that of the screen, a link in it pushes there`() {
    let app = launched { MenuScreens() }
    app.buttons["Next"].tap()
    app.buttons["More"].tap()
    app.buttons["Leave"].tap()
    #expect(app.menus.count == 0 && app.navigationBars["First"].exists)
    app.buttons["Next"].tap()
    app.buttons["More"].tap()
    app.buttons["Further"].tap()
    #expect(app.menus.count == 0 && app.staticTexts["Furthest"].exists)
  }
}

private struct MenuToSheet: View {
  @State private var isShown = false

  var body: some View {
    Menu("More") { Button("Filters") { isShown = true } }
      .sheet(isPresented: $isShown) { Text("All filters") }
  }
}

private struct MenuScreens: View {
  @State private var isFar = false

  var body: some View {
    NavigationStack {
      NavigationLink("Next") {
        Menu("More") {
          LeaveButton()
          Button("Further") { isFar = true }
        }
        .navigationDestination(isPresented: $isFar) { Text("Furthest") }
      }
      .navigationTitle("First")
    }
  }
}

private struct LeaveButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Leave") { dismiss() } }
}
