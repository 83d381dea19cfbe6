// SPDX-License-Identifier: MIT

import WaymarkViews

/// What a scene shows now.
@MainActor
final class SceneScreen: ObservableObject {
  /// The controller that is shown; others do not take over the state of its views.
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

/// A scene's window as a view.
struct SceneContent: View {
  @ObservedObject private var screen: SceneScreen

  init(scene: UIWindowScene) { screen = scene.screen }

  var body: some View {
    if let shown = screen.shown {
      ControllerView(changes: shown).id(shown)
    }
  }
}
