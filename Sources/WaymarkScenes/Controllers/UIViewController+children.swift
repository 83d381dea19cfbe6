// SPDX-License-Identifier: MIT

import WaymarkViews

extension UIViewController {
  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    var next = parent
    while let one = next {
      if let found = one as? UINavigationController { return found }
      next = one.parent
    }
    return nil
  }

  /// The controller at the root of the hierarchy that it is in: itself, where nothing holds it.
  var hierarchyRoot: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// What keeps the appearance of the scene's controllers; nil for one that is in no scene.
  var appearance: ControllerAppearance? {
    let root = hierarchyRoot
    if let presenter = root.presenter { return presenter.appearance }
    if let embedding = root.embedding { return embedding }
    return root.window?.appearance
  }

  /// Reports misuse, where those of its scene go.
  func report(_ message: String) {
    if let appearance { appearance.report(message) } else { SceneSurroundings.report(message) }
  }

  /// Whether a controller holds this one, or is it.
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
      report("A view controller cannot hold one that holds it: \(child).")
      return
    }
    guard !held.contains(where: { $0 === child }) else { return }
    adopt(child)
    held.append(child)
    hierarchyChanged(isAnimated: false)
  }

  /// Becomes the parent of a controller in the place of the one that it has.
  func adopt(_ child: UIViewController) {
    child.willMove(toParent: self)
    if let old = child.parent, old.held.contains(where: { $0 === child }) { old.removeChild(child) }
    child.parent = self
    child.isMovingToParent = true
    child.isMovingFromParent = false
  }

  /// Lets go of a child at once, but for what is left to do once it is not shown any more.
  func release(_ child: UIViewController) {
    held.removeAll { $0 === child }
    child.isMovingFromParent = true
    guard let appearance else { return child.endMove(from: self) }
    appearance.move(child, from: self)
    hierarchyChanged(isAnimated: false)
  }

  /// What it holds has changed: its views follow, and so does what is shown.
  func hierarchyChanged(isAnimated: Bool) {
    changed()
    appearance?.changed(isAnimated: isAnimated)
  }

  // MARK: Moving

  /// A move away from a parent has ended, unless another holds it by now.
  func endMove(from old: UIViewController) {
    detach(from: old)
    isMovingFromParent = false
    if parent == nil { didMove(toParent: nil) }
  }

  /// Forgets a parent that does not hold it any more.
  func detach(from old: UIViewController) {
    if parent === old, !old.held.contains(where: { $0 === self }) { parent = nil }
  }
}
