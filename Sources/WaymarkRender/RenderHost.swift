// SPDX-License-Identifier: MIT

/// Shows a tree of elements: in a browser, a terminal, a window, or to a test.
@MainActor
public protocol RenderHost: AnyObject {
  /// Applies one batch. Batches come in order, one for each update, never empty.
  func apply(_ batch: [Mutation])

  /// Opens an address outside of the app; false where the host cannot.
  ///
  /// A host need not have it: by default nothing is opened.
  func open(address: String) -> Bool

  /// Lets the person share content with another app; false if the host cannot.
  ///
  /// The default implementation shares nothing and returns false.
  func share(_ content: SharedContent) -> Bool

  /// Scrolls so that an element is in sight; called after the batch that made it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - anchor: Where it is to be in what is seen, and which place of it: parts of the width and
  ///     height. Nil scrolls no further than needed.
  func scroll(to element: ElementID, anchor: (x: Double, y: Double)?)
}

extension RenderHost {
  /// Opens nothing.
  public func open(address: String) -> Bool { false }
  /// Shares nothing and returns false.
  public func share(_ content: SharedContent) -> Bool { false }
  /// Does nothing.
  public func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {}
}
