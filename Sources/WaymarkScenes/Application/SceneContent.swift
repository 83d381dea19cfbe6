// SPDX-License-Identifier: MIT

import WaymarkViews

/// The visible content of a scene.
@MainActor
final class SceneContentModel: ObservableObject {
  /// The visible controller; another controller does not inherit the state of its views.
  @Published private(set) var shown: ControllerChanges?
  private var window: ObjectIdentifier?

  func show(_ controller: UIViewController?, of window: UIWindow) {
    self.window = ObjectIdentifier(window)
    shown = controller?.changes
  }

  func isShowing(_ window: UIWindow) -> Bool { self.window == ObjectIdentifier(window) }

  func clear() {
    window = nil
    shown = nil
  }
}

/// The content of a scene's window.
struct SceneContent: View {
  @ObservedObject private var screen: SceneContentModel

  init(scene: UIWindowScene) { screen = scene.screen }

  var body: some View {
    if let shown = screen.shown {
      ControllerView(changes: shown).id(shown)
    }
  }
}
