// SPDX-License-Identifier: MIT

import Foundation

/// The storage of a stack's path, and the last values that the stack has read.
class PathSource {
  /// The binding's location, if it notifies readers.
  var location: (any BindingLocation)? { nil }
  /// Whether the path contains values of one type only (N7).
  var isHomogeneous: Bool { false }
  /// The number of values at the last read.
  var count: Int { 0 }
  /// Reads the path and returns the number of unchanged values at its start.
  func read() -> Int { 0 }
  /// The number of objects at the end that the last read also had at its end.
  var keptAtEnd: Int { 0 }
  /// Returns a value of the last read.
  func value(at index: Int) -> PathElement { PathElement(index) }
  /// Appends a value; returns false if the path does not support its type.
  func append(_ value: PathElement) -> Bool { false }
  /// Keeps the first `count` values.
  func truncate(to count: Int) {}
  /// Removes values of the last read that still exist, in one write.
  func remove(_ range: Range<Int>) {}
  /// Adopts the last read of an older source.
  func inherit(from old: PathSource) {}
}

/// The path of a stack without a binding.
final class OwnPath: PathSource {
  private var path: [PathElement] = []
  private var seen: [PathElement] = []
  /// The number of values at the start that are unchanged since the last read.
  private var unchanged = 0

  override var count: Int { seen.count }

  override func read() -> Int {
    defer { (seen, unchanged) = (path, path.count) }
    return unchanged
  }

  override func value(at index: Int) -> PathElement { seen[index] }

  override func append(_ value: PathElement) -> Bool {
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

/// A binding to a path of values of any types.
final class MixedPath: PathSource {
  private let path: Binding<NavigationPath>
  private var seen: [PathElement] = []

  init(_ path: Binding<NavigationPath>) { self.path = path }

  override var location: (any BindingLocation)? { path.location }
  override var count: Int { seen.count }

  override func read() -> Int {
    let new = path.wrappedValue.elements
    defer { seen = new }
    return commonCount(seen, new) { $0.isSame(as: $1) }
  }

  override func value(at index: Int) -> PathElement { seen[index] }

  override func append(_ value: PathElement) -> Bool {
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

/// A binding to a path of values of one type.
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
    // Equal values can represent different screens; an object is the same anywhere.
    if Data.Element.self is AnyObject.Type {
      let shorter = min(seen.count, new.count) - prefix
      end = zip(seen.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    }
    return prefix
  }

  private static func commonPrefix(_ old: Data, _ new: Data) -> Int {
    // A push on a deep path: values that their bits define are compared all at once.
    if _isPOD(Data.Element.self) || Data.Element.self is AnyObject.Type,
      let count = old.withContiguousStorageIfAvailable({ old in
        new.withContiguousStorageIfAvailable { new in equalBits(old, new) }
      }) ?? nil
    {
      if count == min(old.count, new.count) { return count }
    }
    guard Data.Element.self == AnyHashable.self else { return commonCount(old, new, by: ==) }
    return commonCount(old, new) { PathElement($0).isSame(as: PathElement($1)) }
  }

  /// Returns the shorter length if the longer buffer begins with the shorter one; else 0.
  private static func equalBits(
    _ old: UnsafeBufferPointer<Data.Element>, _ new: UnsafeBufferPointer<Data.Element>
  ) -> Int {
    let count = min(old.count, new.count)
    guard count > 0, let a = old.baseAddress, let b = new.baseAddress else { return count }
    return memcmp(a, b, count * MemoryLayout<Data.Element>.stride) == 0 ? count : 0
  }

  override func value(at index: Int) -> PathElement {
    PathElement(seen[seen.index(seen.startIndex, offsetBy: index)])
  }

  override func append(_ value: PathElement) -> Bool {
    // An element of type `AnyHashable` can contain any value.
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

/// Returns the length of the common prefix of two collections.
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
