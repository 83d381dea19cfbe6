// SPDX-License-Identifier: MIT

public import Foundation

/// The contents of the bar while a controller is on top of a stack.
///
/// Like UIKit's class; changes take effect immediately.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?

  /// The title; nil uses the title of the view.
  open var title: String? {
    didSet { changed() }
  }

  /// Whether the back button is hidden; going back with a gesture remains possible.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Whether leading items appear beside the back button; otherwise they replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  /// The leading items, from the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged(leftBarButtonItems) }
  }

  /// The trailing items, from the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged(rightBarButtonItems) }
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(title: String?, of controller: UIViewController) {
    self.title = title
    self.controller = controller
    super.init()
  }

  /// The first leading item; setting it replaces all leading items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first trailing item; setting it replaces all trailing items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemsChanged(_ items: [UIBarButtonItem]?) {
    for one in items ?? [] { one.bar = self }
    changed()
  }

  func changed() { controller?.changed() }

  /// Whether the back button is hidden or replaced.
  var hidesBack: Bool {
    hidesBackButton || !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false
  }

  /// Whether there are any bar button items.
  var hasItems: Bool {
    leftBarButtonItems?.isEmpty == false || rightBarButtonItems?.isEmpty == false
  }
}
