// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// What a window shows.
///
/// Like UIKit's class as far as a window needs it: ``UIHostingController`` shows views, and any
/// other shows nothing.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  /// What a person calls it; shown nowhere.
  open var title: String?

  weak var window: UIWindow?

  /// A controller; there are no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { nil }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The window.
  open override var next: UIResponder? { window }

  /// The views that it shows; nil for none.
  var content: AnyView? { nil }
}

/// Shows a view in a window.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view; another one in its place keeps the state of what is the same in both.
  open var rootView: Content {
    didSet { window?.show() }
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

  override var content: AnyView? { AnyView(rootView) }
}
