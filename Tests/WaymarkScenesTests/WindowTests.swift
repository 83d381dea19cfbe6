// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkDiagnostics
import WaymarkScenes
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The content of windows, and several windows of one app.
@MainActor
struct WindowTests {
  private let story = Story()

  /// The application for which the delegates were created.
  private static var shared: UIApplication? { Recorder.last?.application }

  /// A delegate that tests can access later.
  private final class Recorder: StoryScene {
    static weak var last: Recorder?
    weak var application: UIApplication?
    weak var scene: UIScene?

    override func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      super.scene(scene, willConnectTo: session, options: connectionOptions)
      application = UIApplication.shared
      self.scene = scene
      Self.last = self
    }
  }

  private func app() -> XCUIApplication {
    XCUIApplication(sceneDelegate: Recorder.self, applicationDelegate: StoryApplication.self)
  }

  // MARK: One window

  /// W7.
  @Test func `another root view keeps the state of what is the same`() throws {
    let app = app()
    app.launch()
    app.buttons["Count 0"].tap()
    try #require(Recorder.last).root.rootView = StoryView(name: "second")
    #expect(app.staticTexts["second, active"].exists && app.buttons["Count 1"].exists)
  }

  /// W7.
  @Test func `another controller has state of its own, and none shows nothing`() throws {
    let app = app()
    app.launch()
    app.buttons["Count 0"].tap()
    let window = try #require(Recorder.last?.window)
    window.rootViewController = UIHostingController(rootView: StoryView(name: "other"))
    #expect(app.staticTexts["other, active"].exists && app.buttons["Count 0"].exists)
    // The old controller is no longer visible.
    Recorder.last?.root.rootView = StoryView(name: "gone")
    #expect(!app.staticTexts["gone, active"].exists)
    window.rootViewController = UIViewController()
    #expect(app.windows.count == 1 && app.staticTexts.count == 0)
    window.rootViewController = nil
    #expect(app.staticTexts.count == 0)
    window.rootViewController = Recorder.last?.root
    #expect(app.staticTexts["gone, active"].exists)
  }

  @Test func `the key window is what is shown`() throws {
    let app = app()
    app.launch()
    let first = try #require(Recorder.last?.window)
    let scene = try #require(first.windowScene)
    let second = UIWindow(windowScene: scene)
    second.rootViewController = UIHostingController(rootView: Text("Over"))
    #expect(!app.staticTexts["Over"].exists && scene.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(app.staticTexts["Over"].exists && !app.staticTexts["first, active"].exists)
    #expect(scene.keyWindow === second && !first.isKeyWindow && scene.windows.count == 2)
    second.isHidden = true
    #expect(!app.staticTexts["Over"].exists)
    first.makeKeyAndVisible()
    #expect(app.staticTexts["first, active"].exists)
    #expect(first.next === scene && scene.next === Self.shared)
    #expect(first.rootViewController?.next === first)
  }

  private final class Forgetful: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Text("Hello"))
      window.makeKeyAndVisible()
    }
  }

  /// W6.
  @Test func `a window that nobody keeps is gone, which is reported`() {
    let app = XCUIApplication(sceneDelegate: Forgetful.self)
    app.failsOnDiagnostics = false
    app.launch()
    #expect(!app.staticTexts["Hello"].exists)
    #expect(
      app.diagnostics.map(\.message) == [
        "A scene's window was deallocated: retain it in the scene delegate's `window`."
      ])
  }

  private final class NoScene: NSObject, UIApplicationDelegate {}

  @Test func `an app without a scene delegate says so`() {
    let app = XCUIApplication(applicationDelegate: NoScene.self)
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.diagnostics.count == 1 && app.windows.count == 1)
  }

  // MARK: Several windows

  private func open(_ application: UIApplication?, _ activity: NSUserActivity? = nil) throws {
    try #require(application).requestSceneSessionActivation(
      nil, userActivity: activity, options: nil
    ) { Issue.record($0) }
  }

  /// W8.
  @Test func `windows of an app have state of their own and share the app`() throws {
    try Story.$current.withValue(story) {
      let app = app()
      app.launch()
      let first = try #require(Recorder.last)
      _ = story.removeAll()
      try open(Self.shared, NSUserActivity(activityType: "trails.reading"))
      let second = try #require(Recorder.last)
      #expect(
        story.removeAll() == [
          "configure true", "connect unattached", "cold trails.reading", "foreground unattached",
          "active foregroundActive",
        ])
      #expect(first !== second && first.application === second.application)
      second.root.rootView = StoryView(name: "second")
      #expect(app.windows.count == 2)
      // The newest window is first.
      let windows = (0..<2).map { app.windows.element(boundBy: $0) }
      #expect(windows[0].staticTexts["second, active"].exists)
      #expect(windows[1].staticTexts["first, active"].exists)
      windows[0].buttons["Count 0"].tap()
      windows[0].buttons["Keep 0"].tap()
      #expect(windows[0].buttons["Count 1"].exists && windows[0].buttons["Keep 1"].exists)
      #expect(windows[1].buttons["Count 0"].exists && windows[1].buttons["Keep 0"].exists)
      let application = try #require(Self.shared)
      #expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
      #expect(application.supportsMultipleScenes && application.applicationState == .active)
    }
  }

  @Test func `what comes goes to the window in front`() throws {
    let url = try #require(URL(string: "trail:1"))
    try Story.$current.withValue(story) {
      let app = app()
      app.launch()
      let first = try #require(Recorder.last)
      try open(Self.shared)
      let session = try #require(first.scene?.session)
      _ = story.removeAll()
      let application = try #require(Self.shared)
      application.requestSceneSessionActivation(
        session, userActivity: NSUserActivity(activityType: "trails.reading"), options: nil)
      #expect(story.removeAll() == ["warm trails.reading"])
      first.root.rootView = StoryView(name: "front")
      app.open(url)
      #expect(story.removeAll() == ["warm trail:1"])
      XCUIDevice.shared.press(.home)
      #expect(story.removeAll().filter { $0.hasPrefix("resign") }.count == 2)
      #expect(application.applicationState == .background)
    }
  }

  /// W8.
  @Test func `closing a window leaves the others, and nothing of it is left`() throws {
    try Story.$current.withValue(story) {
      let app = app()
      app.launch()
      let first = try #require(Recorder.last)
      let application = try #require(Self.shared)
      weak var delegate: Recorder?
      weak var window: UIWindow?
      weak var scene: UIScene?
      weak var session: UISceneSession?
      try open(application)
      delegate = Recorder.last
      window = delegate?.window
      scene = delegate?.scene
      session = scene?.session
      #expect(delegate !== first && window != nil)
      _ = story.removeAll()
      application.requestSceneSessionDestruction(try #require(session), options: nil)
      #expect(
        story.removeAll() == [
          "resign foregroundActive", "background background", "disconnect background", "discard 1",
        ])
      #expect(app.windows.count == 1 && app.staticTexts["first, active"].exists)
      app.buttons["Count 0"].tap()
      #expect(app.buttons["Count 1"].exists)
      #expect(delegate == nil && window == nil && scene == nil && session == nil)
      // A window that is opened later does not replace it.
      try open(application)
      app.windows.element(boundBy: 0).buttons["Count 0"].tap()
      #expect(app.windows.count == 2)
      #expect(app.windows.element(boundBy: 1).buttons["Count 1"].exists)
    }
  }

  /// W8.
  @Test func `any number of windows can be opened one after the other`() throws {
    let app = app()
    app.launch()
    let application = try #require(Self.shared)
    for _ in 0..<600 {
      try open(application)
      #expect(application.connectedScenes.count == 2)
      let session = try #require(Recorder.last?.scene?.session)
      application.requestSceneSessionDestruction(session, options: nil)
    }
    #expect(app.windows.count == 1 && app.staticTexts["first, active"].exists)
  }

  /// W8.
  @Test func `a window that there is no room for is reported, and refused`() throws {
    let app = app()
    app.failsOnDiagnostics = false
    app.launch()
    let application = try #require(Self.shared)
    var codes: [UISceneError.Code] = []
    for _ in 1..<300 {
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
        if let error = error as? UISceneError { codes.append(error.code) }
      }
    }
    #expect(application.connectedScenes.count == 256 && app.windows.count == 256)
    #expect(codes == Array(repeating: .requestDenied, count: 300 - 256))
    #expect(
      app.diagnostics.first?.message == "Cannot open a window: 256 windows are already open.")
    // Closing a window allows opening another one.
    let session = try #require(Recorder.last?.scene?.session)
    application.requestSceneSessionDestruction(session, options: nil)
    try open(application)
    #expect(application.connectedScenes.count == 256)
  }

  @Test func `nothing of an app is left when it has ended`() throws {
    weak var application: UIApplication?
    weak var delegate: Recorder?
    weak var scene: UIScene?
    do {
      let app = app()
      app.launch()
      application = Self.shared
      delegate = Recorder.last
      scene = delegate?.scene
      #expect(application != nil && delegate != nil && scene != nil)
      app.terminate()
    }
    #expect(application == nil && delegate == nil && scene == nil)
  }

  @Test func `what cannot be done is refused`() throws {
    let app = app()
    app.launch()
    let application = try #require(Self.shared)
    var codes: [UISceneError.Code] = []
    let note = { (error: any Error) in
      if let error = error as? UISceneError { codes.append(error.code) }
    }
    let over = ViewGraph(host: HeadlessHost())
    over.mount(sceneDelegate: LastingScene.self)
    over.unmount()
    let stranger = try #require(LastingScene.session)
    application.activateSceneSession(
      for: UISceneSessionActivationRequest(session: stranger), errorHandler: note)
    application.requestSceneSessionDestruction(stranger, options: nil, errorHandler: note)
    #expect(codes == [.requestDenied, .requestDenied])
    // A host with only one window.
    let graph = ViewGraph(host: HeadlessHost())
    graph.mount(sceneDelegate: Recorder.self)
    let alone = try #require(Self.shared)
    #expect(!alone.supportsMultipleScenes)
    alone.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
    let session = try #require(alone.openSessions.first)
    alone.requestSceneSessionDestruction(session, options: nil, errorHandler: note)
    #expect(codes.suffix(2) == [.multipleScenesNotSupported, .requestDenied])
    graph.unmount()
  }
}
