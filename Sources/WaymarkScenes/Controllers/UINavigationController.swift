// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A controller that manages a stack of controllers.
///
/// Like UIKit's class: hosts display it like a `NavigationStack`. When a person goes back, the
/// controllers are removed from ``viewControllers``. The views of covered controllers keep their
/// state while the controllers are in the stack, at any position. Any number of changes at once is
/// a single update.
///
/// ```swift
/// window.rootViewController = UINavigationController(rootViewController: TrailsController())
/// ```
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  private var isBarHidden = false

  /// Creates a stack with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always returns nil: controllers cannot be archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: The controllers

  /// The controllers of the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { held }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller; nil if the stack is empty.
  public var topViewController: UIViewController? { held.last }

  /// The controller presented by the stack, or else the top controller.
  public var visibleViewController: UIViewController? { presentedViewController ?? held.last }

  /// Replaces the controllers of the stack.
  ///
  /// Duplicates and navigation controllers are rejected, which is reported.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    for one in viewControllers {
      guard seen.insert(ObjectIdentifier(one)).inserted else {
        return report("A navigation stack cannot contain \(one) more than once.")
      }
      guard accepts(one) else { return }
    }
    show(viewControllers, isAnimated: animated)
  }

  /// Pushes a controller.
  ///
  /// A controller that is already in the stack, or a navigation controller, is rejected, which is
  /// reported.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !held.contains(where: { $0 === viewController }) else {
      return report(
        "Pushing the same view controller instance more than once is not supported: "
          + "\(viewController).")
    }
    guard accepts(viewController) else { return }
    show(held + [viewController], isAnimated: animated)
  }

  /// Pops the top controller and returns it, or returns nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: held.count - 1, isAnimated: animated)?.first
  }

  /// Pops all controllers except the root and returns them, or returns nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, isAnimated: animated)
  }

  /// Pops all controllers above a controller and returns them.
  ///
  /// Returns nil if that controller is on top. A controller that is not in the stack is reported.
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

  /// Always rejected and reported, because a navigation controller pushes its children.
  open override func addChild(_ childController: UIViewController) {
    report("Cannot add a child to a navigation controller: push \(childController) instead.")
  }

  // MARK: The bar

  /// A Boolean value that indicates whether the bar is hidden on all screens of the stack.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    for one in held { one.changed() }
  }

  // MARK: Changing

  private func accepts(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController || isHeld(by: controller) {
      report("A navigation stack cannot contain \(controller).")
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

  // MARK: Content

  override var content: AnyView {
    let path = Binding<[ControllerChanges]>(
      get: { [weak self] in self?.held.map(\.changes) ?? [] },
      set: { [weak self] path in self?.goBack(to: path.compactMap(\.controller)) })
    return AnyView(RootedStack(path: path) { ControllerView(changes: $0) })
  }

  /// Removes controllers after a person or a view has gone back.
  private func goBack(to path: [UIViewController]) {
    guard !path.isEmpty else { return }
    show(path, isAnimated: true)
  }

  override var shownChildren: [UIViewController] { held.suffix(1) }
}
