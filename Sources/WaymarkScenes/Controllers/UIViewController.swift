// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Shows a screen, or a part of one.
///
/// Like UIKit's class, but without a `view` property. ``UIHostingController`` shows a view, and
/// ``UINavigationController`` a stack of controllers. Any other controller shows the children added
/// by ``addChild(_:)``, one below another, or an empty screen if it has none. In a navigation
/// stack, the bar shows ``title`` and the contents of ``navigationItem``.
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
  /// What a person calls it; shown in the bar of a stack's screen.
  ///
  /// Setting it sets the navigation item's title, too.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What the bar shows while this is the screen in front of a stack.
  public private(set) lazy var navigationItem = UINavigationItem(title: title, of: self)

  /// How it is presented; read when it is.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether a person cannot dismiss it while it is presented; code can.
  open var isModalInPresentation = false {
    didSet { changed() }
  }

  /// The controllers that it holds, in order.
  open var children: [UIViewController] { held }

  /// The controller that holds it.
  public internal(set) weak var parent: UIViewController?

  /// Whether ``viewDidLoad()`` has run, or runs.
  public private(set) var isViewLoaded = false

  /// The window whose root view controller this is.
  weak var window: (any RootControllerOwner)?
  /// The scene's, where it is a view's and no other controller's.
  weak var embedding: ControllerAppearance?
  /// Whether the view that it is in is shown; always true where it is in none.
  var isVisible = true
  var held: [UIViewController] = []
  var presentation: Presentation?
  weak var presenter: UIViewController?
  var phase = AppearancePhase.hidden
  /// What views follow of it.
  private(set) lazy var changes = ControllerChanges(self)

  /// A controller; there are no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { nil }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What presents it, what holds it, or the window.
  open override var next: UIResponder? {
    if let container = parent ?? presenter { container } else { window }
  }

  // MARK: Loading

  /// Runs ``viewDidLoad()``, unless it has run.
  ///
  /// It runs by itself before the controller appears first, or is presented.
  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// The controller is to be shown for the first time; nothing by itself.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// The controller is about to be shown; nothing by itself.
  ///
  /// What it changes is part of the same update.
  open func viewWillAppear(_ animated: Bool) {}

  /// The controller is shown; nothing by itself.
  open func viewDidAppear(_ animated: Bool) {}

  /// The controller is about to be covered or removed; nothing by itself.
  ///
  /// Under a sheet a controller goes on being shown.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The controller is covered or removed; nothing by itself.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether it appears because it is presented; true until ``viewDidAppear(_:)`` has run.
  public internal(set) final var isBeingPresented = false

  /// Whether it disappears because it is dismissed; true until ``viewDidDisappear(_:)`` has run.
  public internal(set) final var isBeingDismissed = false

  /// Whether it appears because a parent has taken it; true until ``viewDidAppear(_:)`` has run.
  public internal(set) final var isMovingToParent = false

  /// Whether it disappears because a parent lets it go; true until ``viewDidDisappear(_:)`` has run.
  public internal(set) final var isMovingFromParent = false

  // MARK: Children

  /// Takes a controller from the parent that it has and holds it, behind the others.
  ///
  /// It is shown by a controller that is neither a ``UIHostingController`` nor a
  /// ``UINavigationController``. As with UIKit, call its ``didMove(toParent:)`` afterwards. A
  /// controller that holds this one, and this one itself, are refused, which is reported.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Has the parent let go of it.
  ///
  /// As with UIKit, call ``willMove(toParent:)`` with nil before; ``didMove(toParent:)`` follows by
  /// itself.
  open func removeFromParent() {
    guard let parent else { return }
    parent.removeChild(self)
  }

  /// A parent is to hold it, or none; nothing by itself.
  open func willMove(toParent parent: UIViewController?) {}

  /// A parent holds it now, or none; nothing by itself.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// Presents a controller: over the whole window, or as a sheet.
  ///
  /// The one that presents is the controller at the root of this one's hierarchy, such as the
  /// navigation controller around it. Where that presents another already, is in no window, or the
  /// controller is presented or held by another, nothing happens, which is reported.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: What is presented.
  ///   - flag: Whether to animate; hosts decide, so it is only passed on to the methods above.
  ///   - completion: Called after its ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    hierarchyRoot.beginPresentation(
      of: viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Dismisses what is presented over this one, with all that is presented over that; a controller
  /// that presents nothing has its presenter do it.
  ///
  /// Where neither is there nothing happens, and the completion is not called.
  ///
  /// - Parameters:
  ///   - flag: Passed on to the methods above.
  ///   - completion: Called after the ``viewDidDisappear(_:)`` of what was presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = hierarchyRoot
    guard let front = root.presentation == nil ? root.presentingViewController : root else {
      return
    }
    front.hierarchyRoot.endPresentation(isAnimated: flag, completion)
  }

  // MARK: What it shows

  /// The views that it shows.
  var content: AnyView { AnyView(ChildrenView(controllers: shownChildren)) }

  /// The children that are shown while it is.
  var shownChildren: [UIViewController] { held.filter { $0.embedding == nil } }

  /// Has the views that follow it brought up to date.
  final func changed() { changes.objectWillChange.send() }

  /// Lets go of a child.
  func removeChild(_ child: UIViewController) { release(child) }
}
