// SPDX-License-Identifier: MIT

import WaymarkViews

/// A window of a scene, which shows a view controller.
///
/// Like UIKit's, but no view: hosts lay out. Keep it in the scene delegate's `window`, or it is gone
/// with what it shows.
@MainActor
@preconcurrency
open class UIWindow: UIResponder {
  /// The scene.
  public weak var windowScene: UIWindowScene? {
    didSet {
      if oldValue !== windowScene { oldValue?.remove(self) }
      windowScene?.add(self)
    }
  }

  /// What the window shows.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.window = nil
      rootViewController?.window = self
      show()
    }
  }

  /// Whether the window is not shown; true until ``makeKeyAndVisible()``.
  open var isHidden = true {
    didSet { show() }
  }

  /// Whether it is the one of its scene that is shown.
  public private(set) var isKeyWindow = false

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
    windowScene.add(self)
  }

  isolated deinit {
    guard let scene = windowScene, scene.screen.isShowing(self) else { return }
    scene.screen.clear()
    scene.connection?.appearance?.root = nil
    scene.connection?.report(
      "The window of a scene is gone: keep it in the scene delegate's `window`.")
  }

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// Shows the window in its scene, in the place of the one that is shown.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the scene's window; the one that was is not any more.
  open func makeKey() {
    guard let windowScene else { return }
    for other in windowScene.windows { other.isKeyWindow = false }
    windowScene.add(self)
    isKeyWindow = true
    show()
  }

  /// Shows what the controller has now.
  func show() {
    guard isKeyWindow, let windowScene else { return }
    let shown = isHidden ? nil : rootViewController
    windowScene.screen.show(shown, of: self)
    windowScene.connection?.appearance?.root = shown
  }
}

extension UIWindow: RootControllerOwner {
  var appearance: ControllerAppearance? { windowScene?.connection?.appearance }
}
