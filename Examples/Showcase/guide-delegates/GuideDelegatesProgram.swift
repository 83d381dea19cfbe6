// SPDX-License-Identifier: MIT

import ShowcaseApp
import WaymarkWeb

/// Serves the guide as its scene delegate enters it.
@main enum GuideDelegatesProgram {
  static func main() async throws {
    try await WebHost.run(
      sceneDelegate: GuideSceneDelegate.self, applicationDelegate: GuideAppDelegate.self,
      links: guideLinks, .commandLine())
  }
}
