// SPDX-License-Identifier: MIT

import Foundation

/// The screen types that this process has registered: only these are ever created from data.
///
/// `@unchecked` since the compiler cannot see that `types` and `known` are touched only while
/// `lock` is held; both are private to this file. `Mutex` would show it, but needs iOS 18.
final class NamedScreens: @unchecked Sendable {
  static let shared = NamedScreens()

  private let lock = NSLock()
  private var types: [String: [any Any.Type]] = [:]
  private var known: Set<ObjectIdentifier> = []

  /// Registers a type; returns false if it was already registered, or cannot be decoded.
  ///
  /// Called whenever a destination is evaluated, so a registered type costs only one lookup.
  func add(_ type: any Any.Type) -> Bool {
    lock.withLock {
      guard known.insert(ObjectIdentifier(type)).inserted, type is any Decodable.Type else {
        return false
      }
      for name in names(of: type) { types[name, default: []].append(type) }
      return true
    }
  }

  /// Returns the types that are encoded with a name; several if private types share it.
  func types(named name: String) -> [any Any.Type] { lock.withLock { types[name] ?? [] } }
}

/// Returns the encoded name of a type: qualified, and the same in every run.
///
/// The printed name of a private or local type contains an address, which is removed. A mangled
/// name, as FlowStacks writes it, also contains the address, which cannot be removed from it.
func writtenName(of type: any Any.Type) -> String {
  var name = _typeName(type, qualified: true)
  while let start = name.range(of: "(unknown context at $"),
    let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  return name
}

/// Returns all names with which Waymark or FlowStacks may have encoded a type.
func names(of type: any Any.Type) -> Set<String> {
  Set([writtenName(of: type), _mangledTypeName(type)].compactMap(\.self))
}
