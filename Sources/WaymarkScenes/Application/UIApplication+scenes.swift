// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

extension UIApplication {
  /// The connected scenes, visible or not.
  public var connectedScenes: Set<UIScene> { Set(connections.map(\.scene)) }

  /// The sessions of the app's windows.
  public var openSessions: Set<UISceneSession> { Set(connections.map(\.session)) }

  /// Whether the app supports several windows: the host must support them, and the app must have a
  /// scene delegate.
  ///
  /// A browser page supports only one window; a person can open further pages, which are separate
  /// apps.
  public var supportsMultipleScenes: Bool { windowHost != nil }

  private var windowHost: (any WindowHost)? {
    connections.last { $0.makesWindows }?.graph?.windowHost
  }

  /// Activates an existing scene, or requests a new one.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; nil for a new scene.
  ///   - userActivity: The activity to show. A new scene receives it in its connection options, and
  ///     an existing one through `scene(_:continue:)`.
  ///   - options: No effect.
  ///   - errorHandler: Called with a ``UISceneError`` if the request fails.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession {
      guard let connection = connection(of: sceneSession) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      connection.activate(with: userActivity)
    } else if let windowHost {
      let request = userActivity.map(Arrival.activity)
      let isOpen = windowHost.openWindow { graph in
        SceneConnection.begin(graph, of: self, with: request)
      }
      if !isOpen { errorHandler?(UISceneError(.requestDenied)) }
    } else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
    }
  }

  /// Activates an existing scene, or requests a new one.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Ends a scene and discards its session; the app ends with its last scene.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: No effect.
  ///   - errorHandler: Called with a ``UISceneError`` if the app has no such scene or the host
  ///     cannot close its window.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let connection = connection(of: sceneSession), let graph = connection.graph,
      let windowHost = graph.windowHost
    else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    windowHost.closeWindow(graph)
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  private func connection(of session: UISceneSession) -> SceneConnection? {
    connections.first { $0.session === session }
  }
}
