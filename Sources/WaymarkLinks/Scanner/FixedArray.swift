// SPDX-License-Identifier: MIT

/// An array that never changes, whose elements are read without counting references to it.
///
/// Whoever reads by ``base`` keeps the array alive meanwhile.
final class FixedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Sendable, since nobody writes to the elements after `init`, and only `deinit`, when nobody
  // else is left, gives their room back.
  let base: UnsafeBufferPointer<Element>

  init(_ elements: some Collection<Element>) {
    let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = room.initialize(fromContentsOf: elements)
    base = UnsafeBufferPointer(room)
  }

  deinit { UnsafeMutableBufferPointer(mutating: base).deallocate() }
}
