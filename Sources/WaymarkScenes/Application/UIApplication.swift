// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A running app.
///
/// Like UIKit's, but one process may run several: each page of a browser has an app of its own, and
/// each `XCUIApplication` is one. ``shared`` is the one whose code asks.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
  /// The app whose code asks.
  ///
  /// Tasks know their app, too. Code that a queue or a timer runs does not, nor does an `App`'s
  /// `init()`: there it is an app without scenes that opens nothing, rather than another's.
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

  /// Who is told of the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// The quick actions that the app offers beside fixed ones.
  ///
  /// No host shows them; a test performs one by delivering it.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// What connects the app's scenes with what shows them, in the order of their beginning.
  var connections: [SceneConnection] = []
  /// The class of the scenes' delegates where no configuration names one.
  var sceneDelegate: AnyClass?
  /// Where answers to notifications go.
  nonisolated let notifications = UNUserNotificationCenter()

  override init() { super.init() }

  /// An app that begins.
  init(delegate: (any UIApplicationDelegate)?, sceneDelegate: AnyClass?) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    super.init()
  }

  /// Tells the delegate that the app begins.
  func launch() {
    guard let delegate else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }

  // MARK: State

  /// What an app is doing, by UIKit's names and numbers.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// That of the scene that is furthest in front; `background` without scenes.
  open var applicationState: State {
    let states = connections.map(\.scene.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  // MARK: Opening

  /// A key of ``open(_:options:completionHandler:)``'s options.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// True to open a link only in an app that it belongs to, which no host can promise.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// Opens a link outside of the app, as the host does it: a browser page opens a tab, a test's host
  /// notes the address.
  ///
  /// The outcome is told at once. With `universalLinksOnly` nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    completion?(opensOutside(url, options))
  }

  /// Opens a link outside of the app, and says whether that was done.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    opensOutside(url, options)
  }

  private func opensOutside(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    if options[.universalLinksOnly] as? Bool == true { return false }
    return connections.last?.graph?.openOutside(url) ?? false
  }

  /// Whether something may open a link: any with a scheme.
  ///
  /// Hosts do not say it before.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  // MARK: Launching

  /// A key of what an app is launched with.
  ///
  /// Nothing is there under any: see ``UIScene/ConnectionOptions``.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "url")
    public static let shortcutItem = Self(rawValue: "shortcutItem")
    public static let userActivityDictionary = Self(rawValue: "userActivityDictionary")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
  }
}
