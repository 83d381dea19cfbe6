// SPDX-License-Identifier: MIT

import Synchronization

private let wrappings = Atomic<UInt8>(1)

/// What a container wraps each element of its content in.
///
/// A feature declares one for each kind of its containers as a static constant, and registers an
/// ``ItemFeature`` for it if there is a wrapper.
package struct ItemWrapping: Equatable, Sendable {
  // One byte, since every node has one: the highest bit is set if content is lazy.
  private let code: UInt8

  private init(code: UInt8) { self.code = code }

  /// Creates a kind of wrapping.
  ///
  /// - Parameter isLazy: Whether what is far away need not be there.
  package init(isLazy: Bool = false) {
    code = wrappings.add(1, ordering: .relaxed).oldValue | (isLazy ? 0x80 : 0)
  }

  /// No wrapper, and all content is there.
  package static var none: ItemWrapping { ItemWrapping(code: 0) }

  /// Whether what is far away need not be there.
  package var isLazy: Bool { code & 0x80 != 0 }

  var number: Int { Int(code & 0x7F) }
}
