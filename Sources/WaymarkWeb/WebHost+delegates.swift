// SPDX-License-Identifier: MIT

public import WaymarkAssociation
public import WaymarkLinks
@_spi(Host) public import WaymarkViews

extension WebHost {
  /// Serves an app with a scene delegate until a signal stops the process or the task is cancelled.
  ///
  /// The delegate is a `UIWindowSceneDelegate` of `WaymarkScenes`. Each page is the scene of its
  /// own app, with its own delegates. Separate delegates render the first HTML: they receive no
  /// life-cycle events and are discarded. The screens have no URLs.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The type of the scene delegate.
  ///   - applicationDelegate: The type of the application delegate, if the app has one.
  ///   - options: The options of the server.
  /// - Throws: ``WebHostError`` if the server cannot start.
  @MainActor
  public static func run(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    _ options: Options = Options()
  ) async throws {
    try await serve("\(sceneDelegate)", options) {
      () throws(SiteError) in
      nil
    } mount: { graph, effects in
      graph.mount(
        sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate, effects: effects)
    }
  }

  /// Serves an app with a scene delegate whose screens have URLs.
  ///
  /// As for a ``LinkedApp``, but the scene delegate receives the links, as universal links if the
  /// table has a host: the first one in the connection options, and others in `scene(_:continue:)`.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The type of the scene delegate.
  ///   - applicationDelegate: The type of the application delegate, if the app has one.
  ///   - links: The link table.
  ///   - associations: The apps that open the links on devices.
  ///   - options: The options of the server.
  /// - Throws: ``WebHostError`` if the server cannot start or cannot generate the association
  ///   files.
  @MainActor
  public static func run<R: Hashable & Sendable>(
    sceneDelegate: any SceneEntry.Type, applicationDelegate: (any ApplicationEntry.Type)? = nil,
    links: RouteTable<R>, associations: LinkAssociations = .none, _ options: Options = Options()
  ) async throws {
    try await serve("\(sceneDelegate)", options) {
      () throws(SiteError) in
      try Site.of(links, associations)
    } mount: { graph, effects in
      graph.mount(
        sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate, effects: effects)
    }
  }

  /// Serves an app with an application delegate, which names the scene delegate.
  ///
  /// - Parameters:
  ///   - applicationDelegate: The type of the application delegate.
  ///   - options: The options of the server.
  /// - Throws: ``WebHostError`` if the server cannot start.
  @MainActor
  public static func run(
    applicationDelegate: any ApplicationEntry.Type, _ options: Options = Options()
  ) async throws {
    try await serve("\(applicationDelegate)", options) {
      () throws(SiteError) in
      nil
    } mount: { graph, effects in
      graph.mount(applicationDelegate: applicationDelegate, effects: effects)
    }
  }
}

extension ApplicationEntry {
  /// Serves the app to browsers, with the options of the command line.
  ///
  /// Like UIKit's `UIApplicationDelegate.main()`, but it starts a web server: a file that imports
  /// WaymarkWeb and declares `@main class AppDelegate: UIResponder, UIApplicationDelegate` is a
  /// complete server.
  @MainActor
  public static func main() throws {
    try WebArguments.serve("\(Self.self)") { options in
      try await WebHost.run(applicationDelegate: Self.self, options)
    }
  }
}
