// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// Shows a view: in a window, in a stack, presented, or as a child.
///
/// In a stack the view's `navigationTitle` and `toolbar` are those of the screen; a title of the
/// controller comes first. `dismiss` in the view pops or dismisses the controller.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view; another one in its place keeps the state of what is the same in both.
  open var rootView: Content {
    didSet { changed() }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that shows a view; nothing is read from the archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: the view of an archive is not known.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var content: AnyView { AnyView(rootView) }

  /// Those in the view; none that it only holds.
  override var shownChildren: [UIViewController] { held.filter { $0.embedding != nil } }
}
