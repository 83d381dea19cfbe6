// SPDX-License-Identifier: MIT

/// Describes any value in a bounded text.
@MainActor
package enum InspectedValue {
  /// The maximum number of characters.
  package static let limit = 240
  /// The maximum number of elements of a collection, and of properties of a structure.
  private static let countLimit = 8
  private static let depthLimit = 3

  /// Returns a text of at most ``limit`` characters.
  ///
  /// Objects are described by their types and, at the top, their properties. Code of the app does
  /// not run, except the descriptions of structures and enumerations that have one.
  package static func text(of value: Any) -> String {
    let text = describe(value, 0)
    return text.count > limit ? "\(text.prefix(limit - 1))…" : text
  }

  private static func describe(_ value: Any, _ depth: Int) -> String {
    switch value {
    case let text as String:
      return text.count > limit ? "\(text.prefix(limit))".debugDescription : text.debugDescription
    case let erased as AnyHashable where !(erased.base is AnyHashable):
      return described(erased.base, depth)
    case let property as any InspectedProperty:
      return property.inspectedValue.map { describe($0, depth) } ?? "missing"
    default: return described(value, depth)
    }
  }

  private static func described(_ value: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let type = _typeName(type(of: value), qualified: false)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value, depth) } ?? "nil"
    case .collection, .set: return elements(of: mirror, depth)
    case .dictionary: return "\(mirror.children.count) entries"
    case .class:
      guard depth == 0 else { return type }
      return "\(type)(\(fields(of: mirror, depth)))"
    case .tuple: return "(\(fields(of: mirror, depth)))"
    case .enum:
      if value is any CustomStringConvertible { return "\(value)" }
      guard let payload = mirror.children.first else { return ".\(value)" }
      guard depth < depthLimit else { return ".\(payload.label ?? "")" }
      let inner = Mirror(reflecting: payload.value)
      let text =
        inner.displayStyle == .tuple
        ? fields(of: inner, depth + 1) : describe(payload.value, depth + 1)
      return ".\(payload.label ?? "")(\(text))"
    case .struct:
      if value is any CustomStringConvertible { return "\(value)" }
      guard depth < depthLimit, !mirror.children.isEmpty else { return type }
      return "\(type)(\(fields(of: mirror, depth)))"
    default:
      // Functions and types, and what has no parts.
      if value is any CustomStringConvertible { return "\(value)" }
      return type.contains("->") ? "a closure" : type
    }
  }

  private static func elements(of mirror: Mirror, _ depth: Int) -> String {
    let count = mirror.children.count
    guard depth < depthLimit, count <= countLimit else { return "\(count) elements" }
    return "[\(mirror.children.map { describe($0.value, depth + 1) }.joined(separator: ", "))]"
  }

  private static func fields(of mirror: Mirror, _ depth: Int) -> String {
    // What the macro `@Observable` adds.
    let own = mirror.children.filter { $0.label != "_$observationRegistrar" }
    var texts = own.prefix(countLimit).map { label, value in
      let value = describe(value, depth + 1)
      guard let label, !label.hasPrefix(".") else { return value }
      return "\(label.hasPrefix("_") ? label.dropFirst() : label[...]): \(value)"
    }
    if own.count > countLimit { texts.append("…") }
    return texts.joined(separator: ", ")
  }
}
