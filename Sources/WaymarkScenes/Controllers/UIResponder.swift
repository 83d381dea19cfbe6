// SPDX-License-Identifier: MIT

public import Foundation

/// An object in the responder chain.
///
/// Like UIKit's class, but events are not passed along the chain: the runtime delivers them to
/// views.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain; nil for the last one.
  open var next: UIResponder? { nil }
}
