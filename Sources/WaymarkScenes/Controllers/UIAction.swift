// SPDX-License-Identifier: MIT

public import Foundation

/// The handler of a ``UIAction``.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a control.
@MainActor
@preconcurrency
open class UIAction: NSObject {
  /// The title of the action.
  open var title: String
  /// The control that performs the action; nil outside of the handler.
  public private(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// Creates an action with a title and a handler.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Performs the action for a control.
  func perform(from sender: AnyObject) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
