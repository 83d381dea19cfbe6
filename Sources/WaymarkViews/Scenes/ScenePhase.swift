// SPDX-License-Identifier: MIT

/// The state of a scene as a person sees it.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no input.
  case inactive
  /// The scene is in use.
  case active
}

struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene; in an `App`, that of its only scene (U5).
  ///
  /// Hosts set it with ``ViewGraph/scenePhase``.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
