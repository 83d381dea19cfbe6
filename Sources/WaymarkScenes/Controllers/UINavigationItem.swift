// SPDX-License-Identifier: MIT

public import Foundation

/// What the bar shows while a controller is the screen in front of a stack.
///
/// Like UIKit's class; changes are seen at once.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?

  /// The title; nil leaves that of the views.
  open var title: String? {
    didSet { changed() }
  }

  /// Whether the back button is not shown; going back stays possible.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Whether the back button is shown beside items at the leading end; else these replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  /// The items at the leading end, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged(leftBarButtonItems) }
  }

  /// The items at the trailing end, from there on: the first stands last.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsChanged(rightBarButtonItems) }
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(title: String?, of controller: UIViewController) {
    self.title = title
    self.controller = controller
    super.init()
  }

  /// The first item at the leading end; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing end; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides the back button, or shows it again.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemsChanged(_ items: [UIBarButtonItem]?) {
    for one in items ?? [] { one.bar = self }
    changed()
  }

  func changed() { controller?.changed() }

  /// Whether the way back is not shown.
  var hidesBack: Bool {
    hidesBackButton || !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false
  }

  /// Whether there is an item to be shown.
  var hasItems: Bool {
    leftBarButtonItems?.isEmpty == false || rightBarButtonItems?.isEmpty == false
  }
}
