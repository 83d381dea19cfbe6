// SPDX-License-Identifier: MIT

extension UIViewController {
  /// What the hierarchy that it is in presents.
  public var presentedViewController: UIViewController? {
    hierarchyRoot.presentation?.controller
  }

  /// What presents the hierarchy that it is in.
  public var presentingViewController: UIViewController? { hierarchyRoot.presenter }

  /// Presents, at the root of a hierarchy.
  func beginPresentation(
    of new: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    guard let appearance else {
      return report(
        "Attempt to present \(new) on \(self), which is in no window.")
    }
    if let shown = presentation?.controller {
      return report(
        "Attempt to present \(new) on \(self), which is already presenting \(shown).")
    }
    guard new.parent == nil, new.window == nil, new !== self else {
      return report(
        "Attempt to present \(new), which another controller or a window holds.")
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

  /// Ends what the root of a hierarchy presents, with all above it.
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

  /// A dismissal has ended, unless it is presented again by now.
  func endDismissal(by old: UIViewController) {
    guard isBeingDismissed, presenter === old else { return }
    isBeingDismissed = false
    presenter = nil
  }
}
