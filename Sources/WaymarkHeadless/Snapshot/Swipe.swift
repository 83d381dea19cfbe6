// SPDX-License-Identifier: MIT

/// The movement of a finger on the screen.
package struct Swipe {
  package enum Direction {
    case up, down, left, right

    package var isAcross: Bool { self == .left || self == .right }
    /// Whether the movement scrolls forward.
    package var isToLater: Bool { self == .up || self == .left }
  }

  package var direction: Direction
  /// Whether the movement begins at the left edge of the element.
  package var isFromEdge = false
  /// Whether the movement is too short to have an effect.
  package var isCancelled = false
  /// Whether the movement crosses nearly the whole element.
  package var isFar = false

  package init(
    _ direction: Direction, isFromEdge: Bool = false, isCancelled: Bool = false, isFar: Bool = false
  ) {
    self.direction = direction
    self.isFromEdge = isFromEdge
    self.isCancelled = isCancelled
    self.isFar = isFar
  }
}
