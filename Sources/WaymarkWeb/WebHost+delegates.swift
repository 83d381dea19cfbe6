// SPDX-License-Identifier: MIT

public import WaymarkAssociation
public import WaymarkLinks
public import WaymarkViews

extension WebHost {
  /// Serves an app that a scene delegate enters, until the process is asked to end or the task is
  /// cancelled.
  ///
  /// The delegate is of `WaymarkScenes`' `UIWindowSceneDelegate`. Each page is one scene of an app of
  /// its own, with delegates of its own; the HTML that comes first is made by others, which hear
  /// of no phase and are forgotten. Its screens have no addresses, unless links are given.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The delegate's type.
  ///   - applicationDelegate: The type of the application delegate, if there is one.
  ///   - options: Where it is served.
  /// - Throws: ``WebHostError`` when it cannot listen.
  @MainActor
  public static func run(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    _ options: Options = Options()
  ) async throws {
    try await serve("\(sceneDelegate)", options) {
      () throws(AssociationError) in
      nil
    } mount: { graph, effects in
      graph.mount(
        sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate, effects: effects)
    }
  }

  /// Serves an app that a scene delegate enters, and whose screens have addresses.
  ///
  /// As for a ``LinkedApp``, but links come to the delegate, as universal links where the table has
  /// a host: at first by the connection options, later by `scene(_:continue:)`.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The delegate's type.
  ///   - applicationDelegate: The type of the application delegate, if there is one.
  ///   - links: What the links lead to.
  ///   - associations: The apps that open the links on devices.
  ///   - options: Where it is served.
  /// - Throws: ``WebHostError`` when it cannot listen, or not vouch for the app's links.
  @MainActor
  public static func run<R: Hashable & Sendable>(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    links: RouteTable<R>, associations: LinkAssociations = .none, _ options: Options = Options()
  ) async throws {
    try await serve("\(sceneDelegate)", options) {
      () throws(AssociationError) in
      try Site.of(links, associations)
    } mount: { graph, effects in
      graph.mount(
        sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate, effects: effects)
    }
  }

  /// Serves an app that an application delegate enters, which names the delegate of its scenes.
  ///
  /// - Parameters:
  ///   - applicationDelegate: The delegate's type.
  ///   - options: Where it is served.
  /// - Throws: ``WebHostError`` when it cannot listen.
  @MainActor
  public static func run(
    applicationDelegate: any ApplicationEntry.Type, _ options: Options = Options()
  ) async throws {
    try await serve("\(applicationDelegate)", options) {
      () throws(AssociationError) in
      nil
    } mount: { graph, effects in
      graph.mount(applicationDelegate: applicationDelegate, effects: effects)
    }
  }
}

extension ApplicationEntry {
  /// Serves the app to browsers, as the command line says.
  ///
  /// Like UIKit's `UIApplicationDelegate.main()`, but what it starts is a web server: `@main class
  /// AppDelegate: UIResponder, UIApplicationDelegate` in a file that imports WaymarkWeb is one.
  @MainActor
  public static func main() throws {
    try WebArguments.serve("\(Self.self)") { options in
      try await WebHost.run(applicationDelegate: Self.self, options)
    }
  }
}
