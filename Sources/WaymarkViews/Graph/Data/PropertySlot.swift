// SPDX-License-Identifier: MIT

/// A node's storage for one of its dynamic properties.
@usableFromInline
class PropertySlot {
  /// Called when the node is unmounted.
  func end() {}
}
