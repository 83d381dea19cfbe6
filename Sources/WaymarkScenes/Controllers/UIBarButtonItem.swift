// SPDX-License-Identifier: MIT

public import Foundation

/// A button in the bar of a screen.
///
/// Like UIKit's class with a ``UIAction``: there is no Objective-C off Apple's systems, so none
/// takes a target and a selector.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
/// ```
@MainActor
@preconcurrency
open class UIBarButtonItem: NSObject {
  /// What a button is for, by UIKit's names and numbers; each has an English title.
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

  /// What the button says.
  open var title: String? {
    didSet { bar?.changed() }
  }

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { bar?.changed() }
  }

  /// What a tap does.
  ///
  /// The title of an action replaces the button's, unless it is empty.
  open var primaryAction: UIAction? {
    didSet {
      if let title = primaryAction?.title, !title.isEmpty { self.title = title }
      bar?.changed()
    }
  }

  /// A button with a title; that of the action where none is given.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
    super.init()
  }

  /// A button with the title of what it is for.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    title = systemItem.title
    self.primaryAction = primaryAction
    super.init()
  }
}
