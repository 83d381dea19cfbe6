// SPDX-License-Identifier: MIT

/// An app: its scenes.
///
/// It may hold state of its own.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app: a host does so once for each window it shows.
  @MainActor @preconcurrency init()
}

/// An app as a view, so that its state works like a view's.
struct AppView<A: App>: View {
  var app: Held<A>

  init(app: A) { self.app = Held(value: app) }

  var body: SceneView<A.Body> { SceneView(scene: app.value.body) }
}
