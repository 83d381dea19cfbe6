// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private final class Draft: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

private struct FocusedPage: View {
  @State private var count = 1
  @State private var suffix = ""
  @State private var isScene = true
  @StateObject private var draft = Draft(name: "first")

  var body: some View {
    NavigationStack {
      VStack {
        Reader()
        VStack {
          TextField("Inner", text: .constant("")).focusedValue(\.title, "inner\(suffix)")
          TextField("Outer", text: .constant("")).focusedObject(draft)
        }
        .focusedValue(\.title, "outer")
        TextField("None", text: .constant(""))
        Button("More") { suffix = "!" }
        Button("Rename") { draft.name = "second" }
        Toggle("Scene", isOn: $isScene)
        NavigationLink("Push") { Reader().focusedSceneValue(\.title, "pushed") }
      }
      .focusedSceneValue(\.title, isScene ? "scene" : nil)
      .focusedSceneValue(\.count, $count)
    }
  }
}

private struct Reader: View {
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.count) private var count
  @FocusedObject private var draft: Draft?

  var body: some View {
    Text("\(title ?? "none") \(count ?? 0) \(draft?.name ?? "none")")
      .accessibilityIdentifier("read")
    Button("Count") { count = (count ?? 0) + 1 }
    Stepper("Counted", value: Binding($count) ?? .constant(0)).accessibilityIdentifier("step")
  }
}

@MainActor
struct FocusedValueTests {
  private let app = XCUIApplication { FocusedPage() }

  init() { app.launch() }

  private var read: String { app.staticTexts["read"].label }

  @Test func `H7 the innermost view around the focus hands out its value`() {
    #expect(read == "scene 1 none")
    app.textFields["Inner"].tap()
    #expect(read == "inner 1 none")
    app.buttons["More"].tap()
    #expect(read == "inner! 1 none")
    app.textFields["Outer"].tap()
    #expect(read == "outer 1 first")
    app.buttons["Rename"].tap()
    #expect(read == "outer 1 second")
    app.textFields["None"].tap()
    #expect(read == "scene 1 none")
  }

  @Test func `H7 the view that is shown hands out values wherever the focus is`() {
    app.switches["Scene"].tap()
    #expect(read == "none 1 none")
    app.switches["Scene"].tap()
    app.buttons["Push"].tap()
    #expect(read == "pushed 0 none")
    app.navigationBars.buttons.firstMatch.tap()
    #expect(read == "scene 1 none")
  }

  @Test func `H7 a binding that is handed out is read and written`() {
    app.buttons["Count"].tap()
    #expect(read == "scene 2 none")
    app.buttons["step-Increment"].tap()
    #expect(read == "scene 3 none")
  }
}
