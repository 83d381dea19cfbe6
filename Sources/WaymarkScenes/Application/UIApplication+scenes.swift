// SPDX-License-Identifier: MIT

import WaymarkViews

extension UIApplication {
  /// The scenes that are there now, in sight or not.
  public var connectedScenes: Set<UIScene> { Set(connections.map(\.scene)) }

  /// The sessions of the app's windows.
  public var openSessions: Set<UISceneSession> { Set(connections.map(\.session)) }

  /// Whether the app can have more than one window: where the host shows several, and a scene
  /// delegate makes them.
  ///
  /// A browser's page is one; people open others themselves, as apps of their own.
  public var supportsMultipleScenes: Bool { windowHost != nil }

  private var windowHost: (any WindowHost)? {
    connections.last { $0.makesWindows }?.graph?.windowHost
  }

  /// Brings a scene to the front, or has a new one made.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; nil for a new one.
  ///   - userActivity: What the scene is to show. A new one finds it in its connection options, one
  ///     that is there gets it by `scene(_:continue:)`.
  ///   - options: Changes nothing.
  ///   - errorHandler: Called when it cannot be done, with a ``UISceneError``.
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

  /// Brings a scene to the front, or has a new one made, as a request says.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Ends a scene for good; the app ends with its last one.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: Changes nothing.
  ///   - errorHandler: Called when the app has no such scene or the host does not let it close its
  ///     window, with a ``UISceneError``.
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
