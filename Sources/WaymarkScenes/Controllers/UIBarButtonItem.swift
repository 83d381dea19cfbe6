// SPDX-License-Identifier: MIT

public import Foundation

/// A button in the bar of a screen.
///
/// Like UIKit's class, but with ``UIAction``s only: targets and selectors require Objective-C.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
/// ```
@MainActor
@preconcurrency
open class UIBarButtonItem: NSObject {
  /// The purpose of a button, with UIKit's names and raw values; each has an English title.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add
    case action = 9
    case search = 12
    case refresh = 13
    case trash = 16
    case undo = 21
    case redo, close

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .action: "Share"
      case .search: "Search"
      case .refresh: "Refresh"
      case .trash: "Delete"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  weak var bar: UINavigationItem?

  /// The title of the button.
  open var title: String? {
    didSet { bar?.changed() }
  }

  /// A Boolean value that indicates whether the button is enabled.
  open var isEnabled = true {
    didSet { bar?.changed() }
  }

  /// The action of a tap.
  ///
  /// The title of the action replaces the title of the button, unless it is empty.
  open var primaryAction: UIAction? {
    didSet {
      if let title = primaryAction?.title, !title.isEmpty { self.title = title }
      bar?.changed()
    }
  }

  /// Creates a button with a title; the default is the title of the action.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    super.init()
  }

  /// Creates a button with the title of its purpose.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = systemItem.title
    self.primaryAction = primaryAction
    super.init()
  }
}
