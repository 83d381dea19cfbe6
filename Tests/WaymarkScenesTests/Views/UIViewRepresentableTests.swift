// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

private struct NotedLabel: UIViewRepresentable {
  let name: String
  @Environment(\.layoutDirection) private var direction

  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel {
    Story.note("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.updates += 1
    Story.note("update \(context.coordinator.updates) \(context.environment.layoutDirection)")
    label.text = name
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    Story.note("dismantle \(coordinator.updates)")
  }
}

/// `UIView`s in SwiftUI views.
@MainActor
struct UIViewRepresentableTests {
  private struct Page: View {
    @State private var isShown = true
    @State private var name = "A"
    @State private var isTurned = false

    var body: some View {
      VStack {
        if isShown { NotedLabel(name: name) }
        Button("Toggle") { isShown.toggle() }
        Button("Name") { name = "B" }
        Button("Turn") { isTurned.toggle() }
      }
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    }
  }

  @Test func `Z3: a UIView is created once for its position, updated, and dismantled`() {
    let story = Story()
    Story.$current.withValue(story) {
      let app = XCUIApplication { Page() }
      app.launch()
      #expect(app.staticTexts["A"].exists && story.removeAll() == ["make", "update 1 leftToRight"])
      app.buttons["Name"].tap()
      #expect(app.staticTexts["B"].exists && !app.staticTexts["A"].exists)
      #expect(story.removeAll() == ["update 2 leftToRight"])
      app.buttons["Turn"].tap()
      #expect(story.removeAll() == ["update 3 rightToLeft"])
      app.buttons["Toggle"].tap()
      #expect(!app.staticTexts["B"].exists && story.removeAll() == ["dismantle 3"])
      app.buttons["Toggle"].tap()
      app.terminate()
      #expect(story.removeAll() == ["make", "update 1 rightToLeft", "dismantle 1"])
    }
  }
}
