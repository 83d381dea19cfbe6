// SPDX-License-Identifier: MIT

import Foundation

/// Where a stack's path is kept, and what the stack has seen of it.
class PathSource {
  /// The binding's location, if it can tell of changes.
  var location: (any BindingLocation)? { nil }
  /// Whether the path holds values of one type only (N7).
  var isHomogeneous: Bool { false }
  /// How many values the path had when it was read last.
  var count: Int { 0 }
  /// Reads the path; how many values at its start are still those read before.
  func read() -> Int { 0 }
  /// How many values at its end are objects that were read before, too, below others or above.
  var keptAtEnd: Int { 0 }
  /// A value that was read.
  func value(at index: Int) -> PathValue { PathValue(index) }
  /// Adds a value; false when the path takes no such values.
  func append(_ value: PathValue) -> Bool { false }
  /// Keeps the first `count` values.
  func truncate(to count: Int) {}
  /// Takes out values that were read, as far as they are still there, by one write.
  func remove(_ range: Range<Int>) {}
  /// Takes over what an older view's source has read.
  func inherit(from old: PathSource) {}
}

/// The path of a stack without a binding.
final class OwnPath: PathSource {
  private var path: [PathValue] = []
  private var seen: [PathValue] = []
  /// How many values at the start are those that were read.
  private var unchanged = 0

  override var count: Int { seen.count }

  override func read() -> Int {
    defer { (seen, unchanged) = (path, path.count) }
    return unchanged
  }

  override func value(at index: Int) -> PathValue { seen[index] }

  override func append(_ value: PathValue) -> Bool {
    path.append(value)
    return true
  }

  override func truncate(to count: Int) {
    path.removeLast(max(0, path.count - count))
    unchanged = min(unchanged, count)
  }

  override func remove(_ range: Range<Int>) {
    let there = range.clamped(to: 0..<unchanged)
    path.removeSubrange(there)
    if !there.isEmpty { unchanged = there.lowerBound }
  }
}

/// A bound path of mixed values.
final class MixedPath: PathSource {
  private let path: Binding<NavigationPath>
  private var seen: [PathValue] = []

  init(_ path: Binding<NavigationPath>) { self.path = path }

  override var location: (any BindingLocation)? { path.location }
  override var count: Int { seen.count }

  override func read() -> Int {
    let new = path.wrappedValue.elements
    defer { seen = new }
    return commonCount(seen, new) { $0.isSame(as: $1) }
  }

  override func value(at index: Int) -> PathValue { seen[index] }

  override func append(_ value: PathValue) -> Bool {
    path.wrappedValue.elements.append(value)
    return true
  }

  override func truncate(to count: Int) {
    let extra = path.wrappedValue.count - count
    if extra > 0 { path.wrappedValue.removeLast(extra) }
  }

  override func remove(_ range: Range<Int>) {
    let there = range.clamped(
      to: 0..<commonCount(seen, path.wrappedValue.elements) { $0.isSame(as: $1) })
    if !there.isEmpty { path.wrappedValue.elements.removeSubrange(there) }
  }

  override func inherit(from old: PathSource) {
    if let old = old as? MixedPath { seen = old.seen }
  }
}

/// A bound path of values of one type.
final class TypedPath<Data>: PathSource
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  private let path: Binding<Data>
  private var seen = Data()
  private var end = 0

  init(_ path: Binding<Data>) { self.path = path }

  override var location: (any BindingLocation)? { path.location }
  override var isHomogeneous: Bool { true }
  override var count: Int { seen.count }
  override var keptAtEnd: Int { end }

  override func read() -> Int {
    let new = path.wrappedValue
    defer { seen = new }
    let prefix = Self.commonPrefix(seen, new)
    end = 0
    // Two equal values may be two screens; an object is the same wherever it is.
    if Data.Element.self is AnyObject.Type {
      let shorter = min(seen.count, new.count) - prefix
      end = zip(seen.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    }
    return prefix
  }

  private static func commonPrefix(_ old: Data, _ new: Data) -> Int {
    // A push on a deep path: where their bits say all, values are compared at once.
    if _isPOD(Data.Element.self) || Data.Element.self is AnyObject.Type,
      let count = old.withContiguousStorageIfAvailable({ old in
        new.withContiguousStorageIfAvailable { new in equalBits(old, new) }
      }) ?? nil
    {
      if count == min(old.count, new.count) { return count }
    }
    guard Data.Element.self == AnyHashable.self else { return commonCount(old, new, by: ==) }
    return commonCount(old, new) { PathValue($0).isSame(as: PathValue($1)) }
  }

  /// The shorter one's length if it is what the longer one begins with; else 0.
  private static func equalBits(
    _ old: UnsafeBufferPointer<Data.Element>, _ new: UnsafeBufferPointer<Data.Element>
  ) -> Int {
    let count = min(old.count, new.count)
    guard count > 0, let a = old.baseAddress, let b = new.baseAddress else { return count }
    return memcmp(a, b, count * MemoryLayout<Data.Element>.stride) == 0 ? count : 0
  }

  override func value(at index: Int) -> PathValue {
    PathValue(seen[seen.index(seen.startIndex, offsetBy: index)])
  }

  override func append(_ value: PathValue) -> Bool {
    // An element that is itself `AnyHashable` holds any value.
    guard let value = value.value,
      let element = value as? Data.Element ?? value.base as? Data.Element
    else { return false }
    path.wrappedValue.append(element)
    return true
  }

  override func truncate(to count: Int) {
    var whole = path.wrappedValue
    let extra = whole.count - count
    guard extra > 0 else { return }
    whole.removeSubrange(whole.index(whole.startIndex, offsetBy: count)...)
    path.wrappedValue = whole
  }

  override func remove(_ range: Range<Int>) {
    var whole = path.wrappedValue
    let there = range.clamped(to: 0..<Self.commonPrefix(seen, whole))
    guard !there.isEmpty else { return }
    let first = whole.index(whole.startIndex, offsetBy: there.lowerBound)
    whole.removeSubrange(first..<whole.index(first, offsetBy: there.count))
    path.wrappedValue = whole
  }

  override func inherit(from old: PathSource) {
    if let old = old as? TypedPath<Data> { seen = old.seen }
  }
}

/// How many elements two collections begin with in common.
private func commonCount<C: Collection>(
  _ a: C, _ b: C, by areSame: (C.Element, C.Element) -> Bool
) -> Int {
  var count = 0
  for (a, b) in zip(a, b) {
    guard areSame(a, b) else { break }
    count += 1
  }
  return count
}
