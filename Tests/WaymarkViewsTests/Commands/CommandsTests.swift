// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

private struct LogKey: FocusedValueKey { typealias Value = Binding<[String]> }

extension FocusedValues {
  fileprivate var log: Binding<[String]>? {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}

private struct CommandedApp: App {
  var body: some Scene {
    WindowGroup { CommandedWindow() }
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) { EmptyView() }
        AppCommands()
      }
  }
}

private struct AppCommands: Commands {
  @FocusedBinding(\.log) private var log
  @State private var isOn = false
  @State private var size = 1

  var body: some Commands {
    CommandMenu("Log") {
      Button("Add") { log?.append("add") }.keyboardShortcut("a", modifiers: [.command, .shift])
      Button("Clear") { log = [] }.keyboardShortcut(.delete).disabled(log?.isEmpty != false)
      Toggle("Longer", isOn: $isOn)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }
    if isOn {
      CommandGroup(after: .help) { Button("Thank") { log?.append("thanks") } }
    }
  }
}

private struct CommandedWindow: View {
  @State private var log: [String] = []
  @State private var showsSheet = false

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Button("Sheet") { showsSheet = true }
      Button("Own") { log.append("own") }.keyboardShortcut("a", modifiers: [.command, .shift])
        .disabled(log.isEmpty)
    }
    .focusedSceneValue(\.log, $log)
    .sheet(isPresented: $showsSheet) { Text("Front") }
  }
}

@MainActor
struct CommandsTests {
  private let app = XCUIApplication(CommandedApp.self)

  init() { app.launch() }

  private var log: String { app.staticTexts["log"].label }

  @Test func `H8 the shortcuts of commands work, after those of the window`() {
    app.typeKey("a", modifierFlags: [.command, .shift])
    #expect(log == "add")
    app.typeKey("a", modifierFlags: [.command, .shift])
    #expect(log == "add own")
    app.typeKey(.delete, modifierFlags: .command)
    #expect(log == "")
  }

  @Test func `H8 commands are items of menus, and know the state of the window`() {
    #expect(app.menuBarItems.allElementsBoundByIndex.map(\.label) == ["Log"])
    let clear = app.menuBarItems["Log"].menuItems["Clear"]
    #expect(!clear.isEnabled)
    app.menuItems["Add"].tap()
    #expect(log == "add" && clear.isEnabled)
    app.menuItems["Longer"].tap()
    #expect(app.menuBarItems.allElementsBoundByIndex.map(\.label) == ["Log", "Help"])
    app.menuItems["Thank"].tap()
    // The options of a picker are items, too, without their own menu.
    #expect(app.menuItems["Small"].isSelected && !app.menuItems["Large"].isSelected)
    app.menuItems["Large"].tap()
    #expect(app.menuItems["Large"].isSelected && !app.menuItems["Small"].isSelected)
    #expect(log == "add thanks" && !app.buttons["Add"].exists)
  }

  @Test func `H8 nothing is commanded below what is presented`() {
    app.buttons["Sheet"].tap()
    app.typeKey("a", modifierFlags: [.command, .shift])
    #expect(!app.menuItems["Add"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(log == "")
  }
}
