// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Shows the last of a list of controllers, with a way back to those before it.
///
/// Like UIKit's class: every host shows it as it shows a `NavigationStack`. When a person goes back,
/// the controllers leave ``viewControllers``. Views below the one in front keep their state for as
/// long as their controllers are in the list, wherever they stand in it; however much of the list
/// changes at once, it is one update.
///
/// ```swift
/// window.rootViewController = UINavigationController(rootViewController: TrailsController())
/// ```
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  private var isBarHidden = false

  /// A controller that shows another, and what is pushed over it.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { nil }

  // MARK: The controllers

  /// The controllers, the one in front last.
  open var viewControllers: [UIViewController] {
    get { held }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller in front; nil without any.
  public var topViewController: UIViewController? { held.last }

  /// What is presented over the stack, or the controller in front.
  public var visibleViewController: UIViewController? { presentedViewController ?? held.last }

  /// Shows other controllers.
  ///
  /// A list that has one twice, or a navigation controller, is refused, which is reported.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    for one in viewControllers {
      guard seen.insert(ObjectIdentifier(one)).inserted else {
        return report("A navigation stack cannot hold \(one) more than once.")
      }
      guard accepts(one) else { return }
    }
    show(viewControllers, isAnimated: animated)
  }

  /// Pushes a controller.
  ///
  /// One that is in the stack already, or a navigation controller, is refused, which is reported.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !held.contains(where: { $0 === viewController }) else {
      return report(
        "Pushing the same view controller instance more than once is not supported: "
          + "\(viewController).")
    }
    guard accepts(viewController) else { return }
    show(held + [viewController], isAnimated: animated)
  }

  /// Pops the controller in front and returns it; nil where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: held.count - 1, isAnimated: animated)?.first
  }

  /// Pops all controllers but the first and returns them; nil where there is no other.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, isAnimated: animated)
  }

  /// Pops all controllers above one and returns them.
  ///
  /// Nil where that one is in front. One that is not in the stack is reported.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = held.firstIndex(where: { $0 === viewController }) else {
      report("Tried to pop to \(viewController), which is not in the stack.")
      return nil
    }
    return pop(to: index + 1, isAnimated: animated)
  }

  /// Refused, which is reported: what a navigation controller holds it pushes.
  open override func addChild(_ childController: UIViewController) {
    report("A navigation controller holds what is pushed: \(childController).")
  }

  // MARK: The bar

  /// Whether the bar is hidden on all of the stack's screens.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar, or shows it again.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    for one in held { one.changed() }
  }

  // MARK: Changing

  private func accepts(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController || isHeld(by: controller) {
      report("A navigation stack cannot hold \(controller).")
      return false
    }
    return true
  }

  private func pop(to count: Int, isAnimated: Bool) -> [UIViewController]? {
    guard count > 0, count < held.count else { return nil }
    let popped = Array(held[count...])
    show(Array(held[..<count]), isAnimated: isAnimated)
    return popped
  }

  private func show(_ new: [UIViewController], isAnimated: Bool) {
    let old = held
    guard !old.elementsEqual(new, by: ===) else { return }
    let coming = new.filter { one in !old.contains { $0 === one } }
    for one in coming { adopt(one) }
    held = new
    for one in old where !new.contains(where: { $0 === one }) { leave(one) }
    hierarchyChanged(isAnimated: isAnimated)
    for one in coming {
      if let appearance {
        appearance.move(one, to: self)
      } else {
        one.didMove(toParent: self)
      }
    }
  }

  private func leave(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.isMovingFromParent = true
    if let appearance { appearance.move(child, from: self) } else { child.endMove(from: self) }
  }

  override func removeChild(_ child: UIViewController) {
    show(held.filter { $0 !== child }, isAnimated: false)
  }

  // MARK: What it shows

  override var content: AnyView {
    let path = Binding<[ControllerChanges]>(
      get: { [weak self] in self?.held.map(\.changes) ?? [] },
      set: { [weak self] path in self?.goBack(to: path.compactMap(\.controller)) })
    return AnyView(RootedStack(path: path) { ControllerView(changes: $0) })
  }

  /// A person went back, or a view in the stack did.
  private func goBack(to path: [UIViewController]) {
    guard !path.isEmpty else { return }
    show(path, isAnimated: true)
  }

  override var shownChildren: [UIViewController] { held.suffix(1) }
}
