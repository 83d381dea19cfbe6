// SPDX-License-Identifier: MIT

public import Foundation

/// What a ``UIAction`` does when it is performed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a button.
@MainActor
@preconcurrency
open class UIAction: NSObject {
  /// What the button says.
  open var title: String
  /// The control that performs the action; nil outside of the handler.
  public private(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// An action with a title.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Runs the handler for a control.
  func perform(from sender: AnyObject) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
