// SPDX-License-Identifier: MIT

import Synchronization

private let wrappings = Atomic<UInt8>(1)

/// The kind of wrapper that a container puts around each element of its content.
///
/// A feature declares one for each kind of container as a static constant, and registers an
/// ``ItemFeature`` for it if there is a wrapper.
package struct ItemWrapping: Equatable, Sendable {
  // One byte, since every node stores one; the highest bit marks lazy content.
  private let code: UInt8

  private init(code: UInt8) { self.code = code }

  /// Creates a kind of wrapping.
  ///
  /// - Parameter isLazy: Whether distant content can be left unrealised.
  package init(isLazy: Bool = false) {
    code = wrappings.add(1, ordering: .relaxed).oldValue | (isLazy ? 0x80 : 0)
  }

  /// No wrapper; all content is realised.
  package static var none: ItemWrapping { ItemWrapping(code: 0) }

  /// Whether distant content can be left unrealised.
  package var isLazy: Bool { code & 0x80 != 0 }

  var number: Int { Int(code & 0x7F) }
}
