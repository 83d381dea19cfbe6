// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A controller for a screen or a part of a screen.
///
/// Like UIKit's class, but without a `view` property. ``UIHostingController`` shows a view, and
/// ``UINavigationController`` a stack of controllers. Any other controller shows the children added
/// by ``addChild(_:)`` in a column, or an empty screen if it has none. In a navigation stack, the
/// bar shows ``title`` and the contents of ``navigationItem``.
///
/// ```swift
/// final class TrailController: UIHostingController<TrailView> {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Trail"
///   }
/// }
/// ```
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  /// The title, which the bar of a stack's screen shows.
  ///
  /// Setting it also sets the title of the navigation item.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// The contents of the bar while the controller is on top of a stack.
  public private(set) lazy var navigationItem = UINavigationItem(title: title, of: self)

  /// The style of the presentation, which is read when it begins.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether only code can dismiss the presented controller.
  open var isModalInPresentation = false {
    didSet { changed() }
  }

  /// The child controllers, in order.
  open var children: [UIViewController] { held }

  /// The parent controller.
  public internal(set) weak var parent: UIViewController?

  /// Whether ``viewDidLoad()`` was called.
  public private(set) var isViewLoaded = false

  /// The window whose root view controller this is.
  weak var window: (any RootControllerOwner)?
  /// The tracker of the scene, if a view embeds the controller without a parent controller.
  weak var embedding: ControllerAppearance?
  /// Whether the view that embeds the controller is visible; true without such a view.
  var isVisible = true
  var held: [UIViewController] = []
  var presentation: Presentation?
  weak var presenter: UIViewController?
  var phase = AppearancePhase.hidden
  /// Notifies views of changes.
  private(set) lazy var changes = ControllerChanges(self)

  /// Creates a controller; nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Always returns nil: controllers cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The parent, the presenting controller or the window.
  open override var next: UIResponder? {
    if let container = parent ?? presenter { container } else { window }
  }

  // MARK: Loading

  /// Calls ``viewDidLoad()`` if it was not called yet.
  ///
  /// This happens automatically before the controller first appears or is presented.
  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// Called before the controller first appears; has no effect by default.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the controller appears; has no effect by default.
  ///
  /// Changes in this method are part of the same update.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the controller has appeared; has no effect by default.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the controller is covered or removed; has no effect by default.
  ///
  /// A sheet does not cover a controller.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the controller was covered or removed; has no effect by default.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is being presented; true until ``viewDidAppear(_:)`` returns.
  public internal(set) final var isBeingPresented = false

  /// Whether the controller is being dismissed; true until ``viewDidDisappear(_:)`` returns.
  public internal(set) final var isBeingDismissed = false

  /// Whether the controller is being added to a parent; true until ``viewDidAppear(_:)`` returns.
  public internal(set) final var isMovingToParent = false

  /// Whether the controller is being removed from its parent; true until ``viewDidDisappear(_:)``
  /// returns.
  public internal(set) final var isMovingFromParent = false

  // MARK: Children

  /// Adds a child after the others, and removes it from its previous parent.
  ///
  /// A controller that is neither a ``UIHostingController`` nor a ``UINavigationController`` shows
  /// its children. As with UIKit, call ``didMove(toParent:)`` afterwards. The controller itself and
  /// its ancestors are rejected, which is reported.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Removes the controller from its parent.
  ///
  /// As with UIKit, call ``willMove(toParent:)`` with nil before; ``didMove(toParent:)`` is called
  /// automatically.
  open func removeFromParent() {
    guard let parent else { return }
    parent.removeChild(self)
  }

  /// Called before the parent changes; has no effect by default.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed; has no effect by default.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// Presents a controller as a sheet or as a cover.
  ///
  /// The root controller of this one's hierarchy, such as an enclosing navigation controller,
  /// presents it. If that controller already presents another one or is not in a window, or if the
  /// new controller has a parent or a presenter, nothing happens, which is reported.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether to animate; passed to the life-cycle methods, while hosts decide about
  ///     animation.
  ///   - completion: Called after the controller's ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    hierarchyRoot.beginPresentation(
      of: viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Dismisses the presented controller and all presentations on top of it; without one, asks the
  /// presenter to dismiss this controller.
  ///
  /// If there is no presentation, nothing happens, and the completion handler is not called.
  ///
  /// - Parameters:
  ///   - flag: Whether to animate; passed to the life-cycle methods.
  ///   - completion: Called after the ``viewDidDisappear(_:)`` of the presented controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = hierarchyRoot
    guard let front = root.presentation == nil ? root.presentingViewController : root else {
      return
    }
    front.hierarchyRoot.endPresentation(isAnimated: flag, completion)
  }

  // MARK: Content

  /// The content of the controller.
  var content: AnyView { AnyView(ChildrenView(controllers: shownChildren)) }

  /// The children that are visible while the controller is.
  var shownChildren: [UIViewController] { held.filter { $0.embedding == nil } }

  /// Updates the views of the controller.
  final func changed() { changes.objectWillChange.send() }

  /// Removes a child.
  func removeChild(_ child: UIViewController) { release(child) }
}
