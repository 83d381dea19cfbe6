// SPDX-License-Identifier: MIT

public import Waymark

/// A guide to a hundred walks in Britain: the app that shows what Waymark does.
public struct TrailGuide: App {
  /// Makes the app.
  public init() { Router.default.setupGuide() }

  public var body: some Scene {
    WindowGroup {
      GuideWindow(launches: .byArguments())
    }
    .commands { GuideCommands() }
  }
}
