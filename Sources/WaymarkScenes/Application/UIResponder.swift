// SPDX-License-Identifier: MIT

public import Foundation

/// What stands in an app's chain of responders.
///
/// Like UIKit's class, but nothing goes along the chain: events come to views by the runtime.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  /// A responder that is in no chain.
  public override init() { super.init() }

  /// The responder that follows in the chain; nil for the last.
  open var next: UIResponder? { nil }
}
