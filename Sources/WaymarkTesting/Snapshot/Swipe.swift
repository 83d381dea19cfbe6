// SPDX-License-Identifier: MIT

/// The movement of a finger on the screen.
struct Swipe {
  enum Direction {
    case up, down, left, right

    var isAcross: Bool { self == .left || self == .right }
    /// Whether the movement scrolls forward.
    var isToLater: Bool { self == .up || self == .left }
  }

  var direction: Direction
  /// Whether the movement begins at the left edge of the element.
  var isFromEdge = false
  /// Whether the movement is too short to have an effect.
  var isCancelled = false
  /// Whether the movement crosses nearly the whole element.
  var isFar = false

  init(
    _ direction: Direction, isFromEdge: Bool = false, isCancelled: Bool = false, isFar: Bool = false
  ) {
    self.direction = direction
    self.isFromEdge = isFromEdge
    self.isCancelled = isCancelled
    self.isFar = isFar
  }
}
