// SPDX-License-Identifier: MIT

import WaymarkScenes
import WaymarkViews
import WaymarkWeb

/// The guide's code for serving scene delegates; it is compiled, and never run.
private func serve() async throws {
  try await WebHost.run(sceneDelegate: SceneDelegate.self, applicationDelegate: AppDelegate.self)
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
private final class AppDelegate: UIResponder, UIApplicationDelegate {}
