// SPDX-License-Identifier: MIT

public import Foundation
@_spi(Host) import WaymarkViews

/// A scene of an app.
///
/// Like UIKit's class. Each host window, such as a browser page, is a scene.
@MainActor
@preconcurrency
open class UIScene: UIResponder {
  /// The activation state of a scene, with UIKit's names and raw values.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The activation state, which `EnvironmentValues.scenePhase` follows.
  open internal(set) var activationState = ActivationState.unattached
  /// The current activity of the whole scene, which hosts receive in addition to those of
  /// `userActivity(_:isActive:_:)`.
  ///
  /// With links, the browser's address bar shows its web page URL.
  open var userActivity: NSUserActivity?

  /// The connection to the host; nil before and after the scene is connected.
  weak var connection: SceneConnection?

  /// Creates a scene with a session.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The app of the scene.
  open override var next: UIResponder? { connection?.application }

  // MARK: Opening

  /// The options for opening a URL outside of the app, which have no effect.
  open class OpenExternalURLOptions: NSObject {
    /// Opens a link only as a universal link, which no host supports.
    open var universalLinksOnly = false
  }

  /// Opens a URL outside of the app.
  ///
  /// The completion handler is called immediately. With `universalLinksOnly`, nothing is opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isAllowed = options?.universalLinksOnly != true
    completion?(isAllowed && connection?.graph?.openOutside(url) == true)
  }

  // MARK: Requests

  /// The options for activating a scene, which have no effect.
  open class ActivationRequestOptions: NSObject {
    /// The requesting scene.
    open var requestingScene: UIScene?
  }

  /// The options of a link, which hosts do not provide.
  open class OpenURLOptions: NSObject {
    /// The app from which the link originates; always nil.
    open var sourceApplication: String? { nil }
    /// The annotation of the link; always nil.
    open var annotation: Any? { nil }
    /// Whether a file is to be opened in place; always false.
    open var openInPlace: Bool { false }
  }
}

/// A scene with windows; all scenes are of this class.
@MainActor
@preconcurrency
open class UIWindowScene: UIScene {
  /// The windows, the key window last.
  ///
  /// The scene does not retain them: the scene delegate does, in its `window` property.
  public var windows: [UIWindow] { held.compactMap(\.window) }

  /// The visible window.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The content of the scene, which views observe.
  let screen = SceneContentModel()
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
