// SPDX-License-Identifier: MIT

import Foundation
@_spi(Reflection) import Swift

/// The types whose values are equal if their bits are equal, because they contain no references to
/// mutable objects.
///
/// Types with unknown contents (enumerations with payloads, existentials, functions) are not
/// included.
@MainActor
enum BitwiseValues {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether values of a type are equal if their bits are equal.
  static func include<T>(_ type: T.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    var seen: Set<ObjectIdentifier> = []
    let isIncluded = holdsValues(Held<T>.self, &seen)
    known[key] = isIncluded
    return isIncluded
  }

  /// Whether all fields of a structure or tuple are values; types already visited count as values.
  private static func holdsValues(_ type: Any.Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return true }
    return _forEachField(of: type, options: []) { _, _, field, kind in
      isValue(field, kind, &seen)
    }
  }

  private static func isValue(
    _ type: Any.Type, _ kind: _MetadataKind, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    func isTrivial<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    // The value of a dynamic property is stored elsewhere.
    if type is any DynamicProperty.Type || type is any _Pointer.Type { return false }
    if let type = type as? any BitwiseValue.Type {
      return type.held.allSatisfy { holdsValues($0, &seen) }
    }
    switch kind {
    case .struct, .tuple: return holdsValues(type, &seen)
    case .class, .existential, .function: return false
    // An enumeration without payloads, or a builtin number.
    default: return _openExistential(type, do: isTrivial)
    }
  }
}

/// A type with copy-on-write storage.
nonisolated private protocol BitwiseValue {
  /// A structure that wraps the type of each contained value.
  static var held: [Any.Type] { get }
}

extension String: BitwiseValue { static var held: [Any.Type] { [] } }
extension Data: BitwiseValue { static var held: [Any.Type] { [] } }
extension URL: BitwiseValue { static var held: [Any.Type] { [] } }
extension Optional: BitwiseValue { static var held: [Any.Type] { [Held<Wrapped>.self] } }
extension Array: BitwiseValue { static var held: [Any.Type] { [Held<Element>.self] } }
extension ArraySlice: BitwiseValue { static var held: [Any.Type] { [Held<Element>.self] } }
extension ContiguousArray: BitwiseValue { static var held: [Any.Type] { [Held<Element>.self] } }
extension Set: BitwiseValue { static var held: [Any.Type] { [Held<Element>.self] } }
extension Dictionary: BitwiseValue {
  static var held: [Any.Type] { [Held<Key>.self, Held<Value>.self] }
}

/// Compares the elements of two arrays bit by bit.
struct BitwiseComparison<Element> {
  let old: [Element]
  let new: [Element]

  /// Returns the number of consecutive elements with equal bits, starting at two indices.
  func run(old oldStart: Int, new newStart: Int, atMost count: Int) -> Int {
    let block = 64
    var run = 0
    while run < count {
      let length = min(block, count - run)
      if areEqual(oldStart + run, newStart + run, length) {
        run += length
        continue
      }
      while areEqual(oldStart + run, newStart + run, 1) { run += 1 }
      return run
    }
    return count
  }

  /// Returns the number of consecutive elements with equal bits before two indices.
  func runBack(old oldEnd: Int, new newEnd: Int, atMost count: Int) -> Int {
    let block = 64
    var run = 0
    while run < count {
      let length = min(block, count - run)
      if areEqual(oldEnd - run - length, newEnd - run - length, length) {
        run += length
        continue
      }
      while areEqual(oldEnd - run - 1, newEnd - run - 1, 1) { run += 1 }
      return run
    }
    return count
  }

  /// Whether `count` elements have equal bits, starting at two indices.
  func areEqual(_ oldStart: Int, _ newStart: Int, _ count: Int) -> Bool {
    let stride = MemoryLayout<Element>.stride
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        let (a, b) = (old + oldStart * stride, new + newStart * stride)
        return a == b || memcmp(a, b, count * stride) == 0
      }
    }
  }
}
