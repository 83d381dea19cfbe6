// SPDX-License-Identifier: MIT

import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// A scene that shows a controller created by a test.
final class ControllerScene: UIResponder, UIWindowSceneDelegate {
  private static var root: UIViewController?
  private static weak var last: ControllerScene?
  var window: UIWindow?

  /// The window of the most recently launched app.
  static var window: UIWindow? { last?.window }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Self.root
    self.window = window
    window.makeKeyAndVisible()
    Self.last = self
  }

  /// Launches an app whose window shows a controller.
  static func launch(_ root: UIViewController) -> XCUIApplication {
    let app = XCUIApplication(sceneDelegate: ControllerScene.self)
    Self.root = root
    defer { Self.root = nil }
    app.launch()
    return app
  }
}

/// A view with its own state.
struct NotedView: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("View \(name)")
      Button("\(name) \(count)") { count += 1 }
      Button("Dismiss \(name)") { dismiss() }
    }
  }
}

/// A controller that records the calls of its methods.
class NotedController: UIHostingController<NotedView> {
  let name: String
  var whenAppearing: (() -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(rootView: NotedView(name: name))
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ what: String, _ animated: Bool) {
    let moves = [
      isMovingToParent ? "in" : "", isMovingFromParent ? "out" : "",
      isBeingPresented ? "up" : "", isBeingDismissed ? "down" : "", animated ? "animated" : "",
    ]
    Story.note(([name, what] + moves.filter { !$0.isEmpty }).joined(separator: " "))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Story.note("\(name) load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("+", animated)
    whenAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("++", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("-", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("--", animated)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    Story.note("\(name) \(parent == nil ? "left" : "came")")
  }
}
