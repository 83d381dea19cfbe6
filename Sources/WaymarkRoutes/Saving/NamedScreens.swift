// SPDX-License-Identifier: MIT

import Foundation

/// The types of screens that this process has named: only these are ever made from data.
///
/// `@unchecked` since the compiler cannot see that `types` and `known` are touched only while
/// `lock` is held; both are private to this file. `Mutex` would show it, but needs iOS 18.
final class NamedScreens: @unchecked Sendable {
  static let shared = NamedScreens()

  private let lock = NSLock()
  private var types: [String: [any Any.Type]] = [:]
  private var known: Set<ObjectIdentifier> = []

  /// Names a type; false when it was named before, or cannot be decoded at all.
  ///
  /// Called whenever a destination is evaluated, so what is known costs one look-up.
  func add(_ type: any Any.Type) -> Bool {
    lock.withLock {
      guard known.insert(ObjectIdentifier(type)).inserted, type is any Decodable.Type else {
        return false
      }
      for name in names(of: type) { types[name, default: []].append(type) }
      return true
    }
  }

  /// The types that are written by a name; several when private types share it.
  func types(named name: String) -> [any Any.Type] { lock.withLock { types[name] ?? [] } }
}

/// The name by which a type is written: qualified, and the same from run to run.
///
/// As it is printed, the name of a private or local type holds an address; that is left out. A
/// mangled name, which FlowStacks writes, holds it as well, and there it cannot be taken out so
/// that anything understands the rest.
func writtenName(of type: any Any.Type) -> String {
  var name = _typeName(type, qualified: true)
  while let start = name.range(of: "(unknown context at $"),
    let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  return name
}

/// All names by which a type may have been written: by us, or by FlowStacks.
func names(of type: any Any.Type) -> Set<String> {
  Set([writtenName(of: type), _mangledTypeName(type)].compactMap(\.self))
}
