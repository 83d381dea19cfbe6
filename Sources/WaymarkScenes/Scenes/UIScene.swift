// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// One of the windows' worlds that an app shows: what it is told of, and what it offers.
///
/// Like UIKit's. Each host window, such as a browser's page, is one.
@MainActor
@preconcurrency
open class UIScene: UIResponder {
  /// How much of a scene a person sees and uses, by UIKit's names and numbers.
  public enum ActivationState: Int, Sendable {
    /// It is about to begin, or has ended.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What outlasts the scene.
  public let session: UISceneSession
  /// Who is told of the scene.
  open var delegate: (any UISceneDelegate)?
  /// How much of the scene a person sees and uses; `EnvironmentValues.scenePhase` follows it.
  open internal(set) var activationState = ActivationState.unattached
  /// What a person does now in the scene as a whole; hosts are offered it beside what views say by
  /// `userActivity(_:isActive:_:)`.
  ///
  /// The browser's address bar shows its page, where the app has links.
  open var userActivity: NSUserActivity?

  /// What shows the scene; nil before and after its life.
  weak var connection: SceneConnection?

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The app.
  open override var next: UIResponder? { connection?.application }

  // MARK: Opening

  /// How a scene opens a link outside of the app; nothing of it changes anything.
  open class OpenExternalURLOptions: NSObject {
    /// True to open a link only in an app that it belongs to, which no host can promise.
    open var universalLinksOnly = false
  }

  /// Opens a link outside of the app, as the scene's host does it.
  ///
  /// The outcome is told at once. With `universalLinksOnly` nothing is opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isAllowed = options?.universalLinksOnly != true
    completion?(isAllowed && connection?.graph?.openOutside(url) == true)
  }

  // MARK: Requests

  /// How a scene is to be brought to the front; nothing of it changes anything.
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
  }

  /// What a link came with; no host says any of it.
  open class OpenURLOptions: NSObject {
    /// The app that the link came from; nil.
    open var sourceApplication: String? { nil }
    /// What came with the link; nil.
    open var annotation: Any? { nil }
    /// Whether a file is to be opened where it is; false.
    open var openInPlace: Bool { false }
  }
}

/// A scene that shows windows; all scenes are.
@MainActor
@preconcurrency
open class UIWindowScene: UIScene {
  /// The windows, the key window last.
  ///
  /// The scene does not keep them: the scene delegate does, in its `window`.
  public var windows: [UIWindow] { held.compactMap(\.window) }

  /// The window that is shown.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// What the scene shows, as views follow it.
  let screen = SceneScreen()
  private var held: [HeldWindow] = []

  private struct HeldWindow {
    weak var window: UIWindow?
  }

  func add(_ window: UIWindow) {
    remove(window)
    held.append(HeldWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
  }
}
