// SPDX-License-Identifier: MIT

public import Foundation
@_spi(Host) import WaymarkViews

/// A running app.
///
/// Like UIKit's class, but one process may run several apps: each browser page and each
/// `XCUIApplication` is a separate app. ``shared`` is the app whose code is running.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
  /// The app whose code is running, including its tasks.
  ///
  /// Code on a queue or in a timer, and an `App`'s `init()`, have no current app: there, the
  /// property returns an app without scenes that opens nothing.
  public static var shared: UIApplication {
    guard let surroundings = SceneSurroundings.current else { return idle }
    if let application = surroundings.application as? UIApplication { return application }
    guard let graph = surroundings.graph, graph.isShowing else { return idle }
    return SceneConnection.join(graph).application
  }

  private static let idle = UIApplication()

  /// Whether this is the placeholder for code that runs outside of any app.
  var isIdle: Bool { self === Self.idle }

  /// The pasteboard of the app.
  lazy var pasteboard = UIPasteboard()

  /// The delegate of the app.
  open var delegate: (any UIApplicationDelegate)?

  /// The dynamic quick actions of the app.
  ///
  /// Hosts do not display them; a test delivers one to perform it.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The connections of the app's scenes, in the order in which they were created.
  var connections: [SceneConnection] = []
  /// The class of the scene delegates if no configuration specifies one.
  var sceneDelegate: AnyClass?
  /// The center that receives responses to notifications.
  nonisolated let notifications = UNUserNotificationCenter()

  override init() { super.init() }

  /// Creates a running app.
  init(delegate: (any UIApplicationDelegate)?, sceneDelegate: AnyClass?) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    super.init()
  }

  /// Notifies the delegate of the launch.
  func launch() {
    guard let delegate else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }

  // MARK: State

  /// The state of an app, with UIKit's names and raw values.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The state of the frontmost scene; `background` without scenes.
  open var applicationState: State {
    let states = connections.map(\.scene.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  // MARK: Opening

  /// An option of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens a link only as a universal link, which no host supports.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// Opens a URL outside of the app: a browser page opens a tab, and a headless host records the
  /// URL.
  ///
  /// The completion handler is called immediately. With `universalLinksOnly`, nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    completion?(opensOutside(url, options))
  }

  /// Opens a URL outside of the app, and returns whether it was opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    opensOutside(url, options)
  }

  private func opensOutside(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    if options[.universalLinksOnly] as? Bool == true { return false }
    return connections.last?.graph?.openOutside(url) ?? false
  }

  /// Returns whether a URL has a scheme.
  ///
  /// Hosts do not report in advance whether they can open a URL.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  // MARK: Launching

  /// A key for the launch options of an app.
  ///
  /// The launch options are always empty; see ``UIScene/ConnectionOptions``.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "url")
    public static let shortcutItem = Self(rawValue: "shortcutItem")
    public static let userActivityDictionary = Self(rawValue: "userActivityDictionary")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
  }
}
