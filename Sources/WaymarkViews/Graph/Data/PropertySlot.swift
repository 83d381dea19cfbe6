// SPDX-License-Identifier: MIT

/// What a node keeps for one of its dynamic properties.
@usableFromInline
class PropertySlot {
  /// The node is gone.
  func end() {}
}
