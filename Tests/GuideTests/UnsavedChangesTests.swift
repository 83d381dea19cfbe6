// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Editors {
  struct Note: Hashable {
    var id: Int
  }

  struct NoteEditor: View {
    let note: Note
    @State private var text = ""
    @State private var isChanged = false
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
      VStack {
        TextField("Note", text: $text)
          .onChange(of: text) { isChanged = true }
        Button("Save") {
          isChanged = false
          navigator.goBack()
        }
      }
      .confirmLeave(
        when: isChanged, "Discard this note?", message: "What you have written is not saved.",
        leave: "Discard", stay: "Keep Writing")
    }
  }

  struct LetterEditor: View {
    @State private var request: LeaveRequest?

    var body: some View {
      Text("Dear all")
        .confirmLeave(when: true, request: $request)
        .overlay {
          if let request {
            VStack {
              Button("Keep as Draft") { request.leave() }
              Button("Go On Writing") { request.stay() }
            }
          }
        }
    }
  }
}

private enum EditorTab: Hashable {
  case letter, sent
}

extension Editors {
  struct EditorTabs: View {
    @State private var tab = EditorTab.letter

    var body: some View {
      NavigationSelection($tab) { tab in
        TabView(selection: tab) {
          Text("Dear all")
            .confirmLeave(when: true, tab: EditorTab.letter, "Discard this letter?")
            .tabItem { Text("Letter") }.tag(EditorTab.letter)
          Text("Sent").tabItem { Text("Sent") }.tag(EditorTab.sent)
        }
      }
    }
  }
}

private struct Notes: View {
  var body: some View {
    FlowStack(withNavigation: true) {
      VStack {
        FlowLink("Note", value: Editors.Note(id: 1), style: .push)
        FlowLink("Letter", value: "letter", style: .sheet(withNavigation: true))
      }
      .navigationTitle("Notes")
      .flowDestination(for: Editors.Note.self) { Editors.NoteEditor(note: $0) }
      .flowDestination(for: String.self) { _ in Editors.LetterEditor() }
    }
  }
}

@MainActor
struct UnsavedChangesTests {
  private func launch(_ link: String) -> XCUIApplication {
    let app = XCUIApplication { Notes() }
    app.launch()
    app.buttons[link].tap()
    return app
  }

  @Test func `an editor with changes asks before it closes`() {
    let app = launch("Note")
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("Water the ferns")
    app.navigationBars.buttons["Notes"].tap()
    #expect(app.alerts["Discard this note?"].exists)
    app.alerts.buttons["Keep Writing"].tap()
    #expect(app.textFields["Note"].value as? String == "Water the ferns")
    app.navigationBars.buttons["Notes"].tap()
    app.alerts.buttons["Discard"].tap()
    #expect(app.buttons["Letter"].isHittable)
  }

  @Test func `after saving it closes without a question`() {
    let app = launch("Note")
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("Water the ferns")
    app.buttons["Save"].tap()
    #expect(app.buttons["Letter"].isHittable)
  }

  @Test func `an editor may ask in its own way`() {
    let app = launch("Letter")
    app.swipeDown()
    #expect(app.buttons["Go On Writing"].exists)
    app.buttons["Go On Writing"].tap()
    #expect(!app.buttons["Keep as Draft"].exists)
    app.swipeDown()
    app.buttons["Keep as Draft"].tap()
    #expect(app.buttons["Note"].isHittable)
  }

  @Test func `selecting another tab asks where it shall`() {
    let app = XCUIApplication { Editors.EditorTabs() }
    app.launch()
    app.tabBars.buttons["Sent"].tap()
    #expect(app.alerts["Discard this letter?"].exists)
    app.alerts["Discard this letter?"].buttons["Keep Editing"].tap()
    #expect(app.staticTexts["Dear all"].isHittable)
    app.tabBars.buttons["Sent"].tap()
    app.alerts["Discard this letter?"].buttons["Discard"].tap()
    #expect(app.staticTexts["Sent"].firstMatch.exists)
    #expect(!app.alerts["Discard this letter?"].exists)
  }
}
