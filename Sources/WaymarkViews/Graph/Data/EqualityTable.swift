// SPDX-License-Identifier: MIT

/// The equality functions of types, each looked up once.
enum EqualityTable {
  // Proof: used by the reconciler and by writes of state, both on the main thread.
  nonisolated(unsafe) private static var equalities: [ObjectIdentifier: AnyObject] = [:]

  private final class Equality<T> {
    let areEqual: ((T, T) -> Bool)?
    init(_ areEqual: ((T, T) -> Bool)?) { self.areEqual = areEqual }
  }

  /// Whether two values are equal; false for types that are not equatable.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    let key = ObjectIdentifier(T.self)
    if let known = equalities[key] {
      return downcast(known, to: Equality<T>.self).areEqual?(a, b) ?? false
    }
    func make<E: Equatable>(_: E.Type) -> (T, T) -> Bool {
      { a, b in unsafeBitCast(a, to: E.self) == unsafeBitCast(b, to: E.self) }
    }
    let areEqual = (T.self as? any Equatable.Type).map { make($0) }
    equalities[key] = Equality(areEqual)
    return areEqual?(a, b) ?? false
  }
}
