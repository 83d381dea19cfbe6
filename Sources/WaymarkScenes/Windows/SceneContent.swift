// SPDX-License-Identifier: MIT

import WaymarkViews

/// What a scene shows now.
@MainActor
final class SceneScreen: ObservableObject {
  /// The views, and whose they are; others do not take over their state.
  @Published private(set) var shown: (content: AnyView, owner: ObjectIdentifier)?
  private var window: ObjectIdentifier?

  func show(_ controller: UIViewController?, of window: UIWindow) {
    self.window = ObjectIdentifier(window)
    shown = controller.flatMap { one in one.content.map { ($0, ObjectIdentifier(one)) } }
  }

  func isOf(_ window: UIWindow) -> Bool { self.window == ObjectIdentifier(window) }

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
      shown.content.id(shown.owner)
    }
  }
}
