// SPDX-License-Identifier: MIT

/// A case of an enumeration: creates a value from a payload and extracts the payload of a value.
///
/// Create one from the case itself, `CasePath(Screen.number)`, or in language mode 5 also with
/// `/Screen.number`. Several payloads are a tuple. Cases with payloads of the same type are
/// distinguished by their names.
public struct CasePath<Root, Value> {
  private let name: CaseName?
  private let embedding: (Value) -> Root
  private let extraction: (Root) -> Value?

  /// Creates the path of a case with a payload.
  ///
  /// - Parameter embed: The case itself, such as `Screen.number`. With a function that does more
  ///   than create that case, extracted payloads differ from embedded ones.
  public init(_ embed: @escaping (Value) -> Root) {
    let name = CaseName()
    self.name = name
    embedding = embed
    extraction = { name.payload(of: $0, embed) }
  }

  /// Creates a value of the case.
  public func embed(_ value: Value) -> Root { embedding(value) }

  /// Returns the payload of a value; nil if the value is of another case.
  public func extract(from root: Root) -> Value? { extraction(root) }
}

extension CasePath where Value == Void {
  /// Creates the path of a case without a payload.
  @_disfavoredOverload
  public init(_ root: Root) {
    name = nil
    embedding = { _ in root }
    extraction = { other in Self.isSame(root, other) ? .some(()) : nil }
  }

  private static func isSame(_ root: Root, _ other: Root) -> Bool {
    func areEqual<E: Equatable>(_ root: E) -> Bool { (other as? E) == root }
    if let equatable = root as? any Equatable { return areEqual(equatable) }
    // A case without a payload has only one representation in memory.
    return withUnsafeBytes(of: root) { root in
      withUnsafeBytes(of: other) { other in root.elementsEqual(other) }
    }
  }
}

prefix operator /

/// Returns the path of a case with a payload: `/Screen.number`.
///
/// In language mode 6, the slash begins a regular expression; write the case without it.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// Returns the path of a case without a payload: `/Screen.home`.
///
/// In language mode 6, the slash begins a regular expression; write `CasePath(Screen.home)`.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> CasePath<Root, Void> { CasePath(root) }

/// The name of a case, learned from the first payload that matches.
///
/// A concurrent lookup on another thread finds the same name.
private final class CaseName {
  private var known: String?

  func payload<Root, Value>(of root: Root, _ embed: (Value) -> Root) -> Value? {
    guard let (name, payload) = Self.look(at: root) else { return nil }
    if let known { return known == name ? Self.value(payload) : nil }
    guard let value: Value = Self.value(payload), let own = Self.look(at: embed(value)) else {
      return nil
    }
    known = own.name
    return own.name == name ? value : nil
  }

  private static func look(at root: Any) -> (name: String, payload: Any)? {
    let mirror = Mirror(reflecting: root)
    guard mirror.displayStyle == .enum, let child = mirror.children.first,
      let name = child.label
    else { return nil }
    return (name, child.value)
  }

  /// The payload as it was embedded; reflection presents a labelled payload as a tuple of one
  /// element.
  private static func value<Value>(_ payload: Any) -> Value? {
    if let value = payload as? Value { return value }
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
