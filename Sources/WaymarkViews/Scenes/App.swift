// SPDX-License-Identifier: MIT

/// The scenes of an app.
///
/// An app can have state.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  ///
  /// A host creates an app for each window that it displays.
  @MainActor @preconcurrency init()
}

/// An app as a view, which gives it state like a view's.
struct AppView<A: App>: View {
  var app: Held<A>

  init(app: A) { self.app = Held(value: app) }

  var body: SceneView<A.Body> { SceneView(scene: app.value.body) }
}
