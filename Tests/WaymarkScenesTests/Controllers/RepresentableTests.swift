// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
@_spi(Host) import WaymarkViews

@Observable
@MainActor
private final class Trail {
  var name = "Ridge"
}

private struct NotedScreen: UIViewControllerRepresentable {
  let name: String
  let trail: Trail
  @State private var count = 0
  @Environment(\.layoutDirection) private var direction

  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> NotedController {
    Story.note("make")
    return NotedController(name)
  }

  func updateUIViewController(_ controller: NotedController, context: Context) {
    context.coordinator.updates += 1
    Story.note("update \(context.coordinator.updates) \(context.environment.layoutDirection)")
    controller.rootView = NotedView(name: "\(name) \(trail.name)")
  }

  static func dismantleUIViewController(_ controller: NotedController, coordinator: Coordinator) {
    Story.note("dismantle \(coordinator.updates)")
  }
}

/// Controllers in views.
@MainActor
struct RepresentableTests {
  private struct Page: View {
    let trail: Trail
    @State private var isShown = true
    @State private var name = "A"
    @State private var isTurned = false

    var body: some View {
      NavigationStack {
        VStack {
          if isShown { NotedScreen(name: name, trail: trail) }
          Button("Toggle") { isShown.toggle() }
          Button("Name") { name = "B" }
          Button("Turn") { isTurned.toggle() }
          NavigationLink("Over") { Text("Over it") }
        }
        .navigationTitle("Page")
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      }
    }
  }

  private let story = Story()
  private let trail = Trail()

  /// J11.
  @Test func `a controller in a view is made once, updated, and dismantled`() {
    Story.$current.withValue(story) {
      let app = XCUIApplication { Page(trail: trail) }
      app.launch()
      #expect(
        story.removeAll() == ["make", "update 1 leftToRight", "A load", "A +", "A ++"])
      app.buttons["A Ridge 0"].tap()
      _ = story.removeAll()
      app.buttons["Name"].tap()
      trail.name = "Lake"
      #expect(app.buttons["B Lake 1"].exists)
      #expect(story.removeAll() == ["update 2 leftToRight", "update 3 leftToRight"])
      app.buttons["Turn"].tap()
      #expect(story.removeAll() == ["update 4 rightToLeft"])
      app.buttons["Over"].tap()
      #expect(app.staticTexts["Over it"].exists && story.removeAll() == ["A -", "A --"])
      app.navigationBars.buttons["Page"].tap()
      #expect(story.removeAll() == ["A +", "A ++"])
      app.buttons["Toggle"].tap()
      #expect(!app.buttons["B Lake 1"].exists)
      #expect(story.removeAll() == ["A -", "A --", "dismantle 4"])
      app.buttons["Toggle"].tap()
      app.terminate()
      #expect(story.removeAll().last == "dismantle 1")
    }
  }

  /// J2, J11.
  @Test func `where no effects run, a controller is loaded and does not appear`() {
    Story.$current.withValue(story) {
      let graph = ViewGraph(host: HeadlessHost())
      graph.mount(Page(trail: trail), effects: false)
      #expect(story.removeAll() == ["make", "update 1 leftToRight", "A load"])
      graph.unmount()
      #expect(story.removeAll() == ["dismantle 1"])
    }
  }

  /// J11.
  @Test func `a controller in a view presents, and finds the stack around it`() throws {
    let trail = Trail()
    let host = UIHostingController(rootView: NotedScreen(name: "A", trail: trail))
    let navigation = UINavigationController(rootViewController: host)
    let app = ControllerScene.launch(navigation)
    #expect(app.buttons["A Ridge 0"].exists)
    let inner = try #require(host.children.first as? NotedController)
    #expect(inner.navigationController === navigation && inner.parent === host)
    inner.present(NotedController("B"), animated: false)
    #expect(app.sheets.staticTexts["View B"].exists)
    inner.dismiss(animated: false)
    inner.navigationController?.pushViewController(NotedController("C"), animated: false)
    #expect(app.navigationBars["C"].exists)
  }

  /// J11.
  @Test func `a controller in a view that no controller shows presents by itself`() throws {
    let app = XCUIApplication { Presenting() }
    app.launch()
    app.buttons["Present"].tap()
    #expect(app.staticTexts["View B"].isHittable)
    app.buttons["Dismiss B"].tap()
    #expect(!app.staticTexts["View B"].exists && app.buttons["Present"].isHittable)
  }

  private struct Presenting: View, UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Button<Text>> {
      let controller = UIHostingController(rootView: Button("") {})
      controller.rootView = Button("Present") { [weak controller] in
        let other = NotedController("B")
        other.modalPresentationStyle = .fullScreen
        controller?.present(other, animated: false)
      }
      return controller
    }

    func updateUIViewController(
      _ controller: UIHostingController<Button<Text>>, context: Context
    ) {}
  }
}
