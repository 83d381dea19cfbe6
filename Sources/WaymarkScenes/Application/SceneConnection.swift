// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

/// Connects a scene to its view graph, and calls its delegate.
@MainActor
final class SceneConnection: SceneMember {
  let application: UIApplication
  let session: UISceneSession
  let scene: UIWindowScene
  private let surroundings: SceneSurroundings
  /// Whether the scene delegate creates the content; otherwise an `App` does.
  let makesWindows: Bool

  private init(
    _ graph: ViewGraph, of application: UIApplication, with options: UIScene.ConnectionOptions,
    makesWindows: Bool
  ) {
    self.application = application
    surroundings = graph.surroundings
    self.makesWindows = makesWindows
    session = UISceneSession()
    if let delegate = application.delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    let delegate = (session.configuration.delegateClass ?? application.sceneDelegate)
      .flatMap(Delegates.make(any:))
    scene.delegate = delegate as? any UISceneDelegate
    scene.connection = self
    application.connections.append(self)
    graph.member = self
  }

  var graph: ViewGraph? { surroundings.graph }

  /// The tracker of the window's controllers; nil if an `App` creates the content.
  var appearance: ControllerAppearance? {
    makesWindows ? graph.map { .of($0) } : nil
  }

  /// Reports a diagnostic of the app.
  func report(_ message: String) { graph?.report(message) }

  var activity: NSUserActivity? { scene.userActivity }

  private var delegate: (any UISceneDelegate)? { scene.delegate }

  // MARK: Beginning

  /// Connects the first scene of an app with delegates.
  static func begin(
    _ graph: ViewGraph, sceneDelegate: AnyClass?,
    applicationDelegate: (any UIApplicationDelegate.Type)?
  ) {
    let delegate = applicationDelegate.flatMap { Delegates.make(any: $0) }
    let application = UIApplication(
      delegate: delegate as? any UIApplicationDelegate, sceneDelegate: sceneDelegate)
    SceneSurroundings.current?.application = application
    application.launch()
    begin(graph, of: application, with: graph.dequeueArrival())
  }

  /// Connects another scene of an app, with the reason for it.
  static func begin(_ graph: ViewGraph, of application: UIApplication, with arrival: Arrival?) {
    graph.beInside {
      SceneSurroundings.current?.application = application
      let options = UIScene.ConnectionOptions(arrival)
      let connection = SceneConnection(graph, of: application, with: options, makesWindows: true)
      connection.delegate?.scene(
        connection.scene, willConnectTo: connection.session, options: options)
      connection.reportIfUnattended()
      connection.start()
      graph.show(SceneContent(scene: connection.scene))
      connection.pass(on: options, arrival)
    }
  }

  /// Returns the connection of a graph that shows an `App`, created on demand.
  @discardableResult
  static func join(
    _ graph: ViewGraph, delegate: (any UIApplicationDelegate)? = nil
  ) -> SceneConnection {
    if let known = graph.member as? SceneConnection { return known }
    let application = UIApplication(delegate: delegate, sceneDelegate: nil)
    SceneSurroundings.current?.application = application
    application.launch()
    // Views can receive only links and activities.
    let arrival = graph.dequeueArrival { if case .other = $0 { true } else { false } }
    let options = UIScene.ConnectionOptions(arrival)
    let connection = SceneConnection(graph, of: application, with: options, makesWindows: false)
    for case let object as any ObservableObject in [delegate, connection.delegate] as [Any?] {
      graph.provide(object)
    }
    connection.delegate?.scene(
      connection.scene, willConnectTo: connection.session, options: options)
    graph.afterFirstViews {
      connection.start()
      connection.pass(on: options, arrival)
    }
    return connection
  }

  private func reportIfUnattended() {
    guard delegate == nil else { return }
    report(
      """
      No scene delegate: name its type in XCUIApplication(sceneDelegate:) or \
      WebHost.run(sceneDelegate:), or as the delegateClass of the configuration for connecting.
      """)
  }

  /// Passes a response to the notification delegate, unless the scene delegate has read it.
  private func pass(on options: UIScene.ConnectionOptions, _ arrival: Arrival?) {
    guard case .other(let response as UNNotificationResponse) = arrival,
      !options.hasGivenNotification
    else { return }
    application.notifications.deliver(response)
  }

  // MARK: Phases

  private func start() {
    guard let graph, graph.runsEffects else { return }
    let wanted = graph.scenePhase
    step(from: .background, to: wanted)
  }

  func move(to phase: ScenePhase) {
    guard let graph else { return }
    step(from: scene.phase, to: phase)
    if graph.scenePhase != phase { graph.show(phase) }
  }

  /// Moves through the intermediate phases, and calls the delegate before or after each.
  private func step(from old: ScenePhase, to new: ScenePhase) {
    if old == .background, new > .background {
      delegate?.sceneWillEnterForeground(scene)
      enter(.foregroundInactive)
    }
    if old < .active, new == .active {
      enter(.foregroundActive)
      delegate?.sceneDidBecomeActive(scene)
    }
    if old == .active, new < .active {
      delegate?.sceneWillResignActive(scene)
      enter(.foregroundInactive)
    }
    if old > .background, new == .background {
      enter(.background)
      session.stateRestorationActivity = delegate?.stateRestorationActivity(for: scene)
      delegate?.sceneDidEnterBackground(scene)
    }
  }

  private func enter(_ state: UIScene.ActivationState) {
    scene.activationState = state
    graph?.show(scene.phase)
    if state == .foregroundActive { appearance?.comeForward() }
  }

  /// Brings the scene to the front, with an activity to continue.
  func activate(with activity: NSUserActivity?) {
    guard let graph else { return }
    graph.windowHost?.bringForward(graph)
    graph.beInside {
      if scene.phase == .background { step(from: .background, to: .inactive) }
      if let activity { _ = receive(.activity(activity)) }
      step(from: scene.phase, to: .active)
    }
  }

  // MARK: Arrivals

  func receive(_ arrival: Arrival) -> Bool {
    switch arrival {
    case .link(let url) where makesWindows:
      if let page = NSUserActivity.page(url) { return receive(.activity(page)) }
      delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    case .activity(let activity) where makesWindows:
      delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate?.scene(scene, continue: activity)
    case .link, .activity: return false
    case .other(let item as UIApplicationShortcutItem):
      (delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: item, completionHandler: { _ in })
    case .other(let response as UNNotificationResponse):
      application.notifications.deliver(response)
    case .other(let notification as UNNotification):
      if scene.phase > .background { application.notifications.present(notification) }
    case .other: return false
    }
    return true
  }

  // MARK: Ending

  func end() {
    let tells = graph?.runsEffects ?? false
    if tells {
      step(from: scene.phase, to: .background)
      delegate?.sceneDidDisconnect(scene)
    }
    scene.activationState = .unattached
    session.scene = nil
    scene.connection = nil
    application.connections.removeAll { $0 === self }
    if tells, application.connections.isEmpty {
      application.delegate?.applicationWillTerminate(application)
    }
  }
}

extension UIWindowScene {
  /// The scene phase for views.
  var phase: ScenePhase {
    switch activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }
}

extension NSUserActivity {
  /// Returns the activity of a web link; nil for any other link.
  static func page(_ url: URL) -> NSUserActivity? {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}
