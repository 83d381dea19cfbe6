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
  let handler: UIActionHandler

  /// An action with a title.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}
