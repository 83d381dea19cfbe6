// SPDX-License-Identifier: MIT

/// How much of a scene a person sees and uses.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, but takes no input.
  case inactive
  /// It is in use.
  case active
}

struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene; in an `App` that of its only one (U5).
  ///
  /// Hosts set it by ``ViewGraph/scenePhase``.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
