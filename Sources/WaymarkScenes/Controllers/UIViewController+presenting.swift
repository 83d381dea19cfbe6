// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The controller that the hierarchy presents.
  public var presentedViewController: UIViewController? {
    hierarchyRoot.presentation?.controller
  }

  /// The controller that presents the hierarchy.
  public var presentingViewController: UIViewController? { hierarchyRoot.presenter }

  /// Begins a presentation at the root of a hierarchy.
  func beginPresentation(
    of new: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    guard let appearance else {
      return report(
        "Attempt to present \(new) on \(self), which is not in a window.")
    }
    if let shown = presentation?.controller {
      return report(
        "Attempt to present \(new) on \(self), which is already presenting \(shown).")
    }
    guard new.parent == nil, new.window == nil, new !== self else {
      return report(
        "Attempt to present \(new), which already has a parent or a window.")
    }
    guard new.presenter == nil || new.isBeingDismissed else {
      return report(
        "Attempt to present \(new), which is already presented.")
    }
    presentation = Presentation(controller: new, covers: new.modalPresentationStyle.covers)
    new.presenter = self
    new.isBeingDismissed = false
    new.isBeingPresented = true
    new.loadViewIfNeeded()
    hierarchyChanged(isAnimated: isAnimated)
    if let completion { appearance.afterAppearing(completion) }
  }

  /// Ends the presentation of a hierarchy, and all presentations on top of it.
  func endPresentation(isAnimated: Bool, _ completion: (() -> Void)? = nil) {
    guard let ended = presentation?.controller else { return }
    ended.endPresentation(isAnimated: isAnimated)
    presentation = nil
    ended.isBeingDismissed = true
    guard let appearance else { return ended.endDismissal(by: self) }
    appearance.dismissed(ended, by: self)
    hierarchyChanged(isAnimated: isAnimated)
    if let completion { appearance.afterAppearing(completion) }
  }

  /// Ends a dismissal, unless the controller is presented again.
  func endDismissal(by old: UIViewController) {
    guard isBeingDismissed, presenter === old else { return }
    isBeingDismissed = false
    presenter = nil
  }
}
