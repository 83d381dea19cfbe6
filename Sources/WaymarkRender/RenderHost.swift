// SPDX-License-Identifier: MIT

/// Displays a tree of elements: in a browser, in a terminal, in a window or in a test.
///
/// A host needs only this module: the kinds of elements, their properties, which it reads by
/// ``PropertyKey``, and the events that it sends. It parses no string but the dates of
/// date fields. A host that prints the texts of its windows:
///
/// ```swift
/// @MainActor final class Printer: RenderHost {
///   private var tree = ElementTree()
///
///   func apply(_ batch: [Mutation]) { try? tree.apply(batch) }
///
///   var lines: [String] { tree.windows.flatMap { lines(of: $0, isBold: false) } }
///
///   private func lines(of id: ElementID, isBold: Bool) -> [String] {
///     guard let element = tree[id], element[.hidden] != true else { return [] }
///     let isBold = element[.weight].map { $0 == .bold } ?? isBold
///     let indent = element[.padding].map { Int($0.leading / 8) } ?? 0
///     let own = element[.text].map { [isBold ? $0.uppercased() : $0] } ?? []
///     return (own + element.children.flatMap { lines(of: $0, isBold: isBold) })
///       .map { String(repeating: " ", count: indent) + $0 }
///   }
/// }
/// ```
@MainActor
public protocol RenderHost: AnyObject {
  /// Applies a batch. Batches arrive in order, one for each update, and are never empty.
  func apply(_ batch: [Mutation])

  /// Opens a URL outside of the app; returns false if the host cannot.
  ///
  /// The default implementation opens nothing and returns false.
  func open(address: String) -> Bool

  /// Returns the URL at which the host shows the screen of a value, such as `/trails/7`; nil if there
  /// is none.
  ///
  /// A control that opens the screen has it as its ``PropertyKey/destination``. It is called while
  /// views update. The default implementation returns nil.
  func address(of value: AnyHashable) -> String?

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

  /// Scrolls a `scroll` or `list` so that a point of its content is at the top leading corner of
  /// the visible area, as far as its content allows.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - x: The distance in points from the leading edge of the content; nil keeps the position.
  ///   - y: The distance from its top edge; nil keeps the position.
  func scroll(_ element: ElementID, toX x: Double?, y: Double?)
}

extension RenderHost {
  /// Opens nothing and returns false.
  public func open(address: String) -> Bool { false }
  /// Returns nil.
  public func address(of value: AnyHashable) -> String? { nil }
  /// Shares nothing and returns false.
  public func share(_ content: SharedContent) -> Bool { false }
  /// Has no effect.
  public func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {}
  /// Has no effect.
  public func scroll(_ element: ElementID, toX x: Double?, y: Double?) {}
}
