// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A controller that shows a view.
///
/// In a stack, the view's `navigationTitle` and `toolbar` apply to the screen; the title of the
/// controller takes precedence. `dismiss` in the view pops or dismisses the controller.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view; a new view keeps the state of equal parts.
  open var rootView: Content {
    didSet { changed() }
  }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that shows a view; the archive is not read.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns nil: the archive does not contain a view.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var content: AnyView { AnyView(rootView) }

  /// The children that the view embeds.
  override var shownChildren: [UIViewController] { held.filter { $0.embedding != nil } }
}
