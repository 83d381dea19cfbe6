// SPDX-License-Identifier: MIT

/// Displays a tree of elements: in a browser, in a terminal, in a window or in a test.
@MainActor
public protocol RenderHost: AnyObject {
  /// Applies a batch. Batches arrive in order, one for each update, and are never empty.
  func apply(_ batch: [Mutation])

  /// Opens a URL outside of the app; returns false if the host cannot.
  ///
  /// The default implementation opens nothing and returns false.
  func open(address: String) -> Bool

  /// Lets the person share content with another app; false if the host cannot.
  ///
  /// The default implementation shares nothing and returns false.
  func share(_ content: SharedContent) -> Bool

  /// Scrolls until an element is visible; called after the batch that created the element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - anchor: The point of the element to align with the same point of the visible area, in
  ///     fractions of the width and height. If nil, the scroll distance is minimal.
  func scroll(to element: ElementID, anchor: (x: Double, y: Double)?)
}

extension RenderHost {
  /// Opens nothing and returns false.
  public func open(address: String) -> Bool { false }
  /// Shares nothing and returns false.
  public func share(_ content: SharedContent) -> Bool { false }
  /// Has no effect.
  public func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {}
}
