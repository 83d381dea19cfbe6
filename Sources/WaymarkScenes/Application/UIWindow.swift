// SPDX-License-Identifier: MIT

import WaymarkViews

/// A window of a scene, which shows a view controller.
///
/// Like UIKit's class, but not a view, because hosts lay out views. The scene delegate must retain
/// the window in its `window` property.
@MainActor
@preconcurrency
open class UIWindow: UIResponder {
  /// The scene of the window.
  public weak var windowScene: UIWindowScene? {
    didSet {
      if oldValue !== windowScene { oldValue?.remove(self) }
      windowScene?.add(self)
    }
  }

  /// The root view controller.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.window = nil
      rootViewController?.window = self
      show()
    }
  }

  /// Whether the window is hidden; true until ``makeKeyAndVisible()``.
  open var isHidden = true {
    didSet { show() }
  }

  /// Whether the window is the key window of its scene.
  public private(set) var isKeyWindow = false

  /// Creates a window of a scene.
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
      "A scene's window was deallocated: retain it in the scene delegate's `window`.")
  }

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// Makes the window visible and the key window of its scene.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    guard let windowScene else { return }
    for other in windowScene.windows { other.isKeyWindow = false }
    windowScene.add(self)
    isKeyWindow = true
    show()
  }

  /// Updates the visible content of the scene.
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
