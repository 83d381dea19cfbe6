// SPDX-License-Identifier: MIT

import WaymarkViews

extension UIViewController {
  /// The nearest enclosing navigation controller.
  public var navigationController: UINavigationController? {
    var next = parent
    while let one = next {
      if let found = one as? UINavigationController { return found }
      next = one.parent
    }
    return nil
  }

  /// The root of the controller's hierarchy; the controller itself if it has no parent.
  var hierarchyRoot: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The tracker of the scene's controllers; nil outside of a scene.
  var appearance: ControllerAppearance? {
    let root = hierarchyRoot
    if let presenter = root.presenter { return presenter.appearance }
    if let embedding = root.embedding { return embedding }
    return root.window?.appearance
  }

  /// Reports a diagnostic of the scene.
  func report(_ message: String) {
    if let appearance { appearance.report(message) } else { SceneSurroundings.report(message) }
  }

  /// Returns whether a controller is this one or one of its ancestors.
  func isHeld(by other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let one = next {
      if one === other { return true }
      next = one.parent
    }
    return false
  }

  func insertChild(_ child: UIViewController) {
    guard !isHeld(by: child) else {
      report("A view controller cannot contain itself or its ancestor: \(child).")
      return
    }
    guard !held.contains(where: { $0 === child }) else { return }
    adopt(child)
    held.append(child)
    hierarchyChanged(isAnimated: false)
  }

  /// Becomes the parent of a controller, replacing its previous parent.
  func adopt(_ child: UIViewController) {
    child.willMove(toParent: self)
    if let old = child.parent, old.held.contains(where: { $0 === child }) { old.removeChild(child) }
    child.parent = self
    child.isMovingToParent = true
    child.isMovingFromParent = false
  }

  /// Removes a child immediately; the remaining callbacks follow once it has disappeared.
  func release(_ child: UIViewController) {
    held.removeAll { $0 === child }
    child.isMovingFromParent = true
    guard let appearance else { return child.endMove(from: self) }
    appearance.move(child, from: self)
    hierarchyChanged(isAnimated: false)
  }

  /// Updates the views and the visible controllers after a change of the hierarchy.
  func hierarchyChanged(isAnimated: Bool) {
    changed()
    appearance?.changed(isAnimated: isAnimated)
  }

  // MARK: Moving

  /// Ends the removal from a parent, unless another one has added the controller.
  func endMove(from old: UIViewController) {
    detach(from: old)
    isMovingFromParent = false
    if parent == nil { didMove(toParent: nil) }
  }

  /// Clears the parent if it no longer contains the controller.
  func detach(from old: UIViewController) {
    if parent === old, !old.held.contains(where: { $0 === self }) { parent = nil }
  }
}
