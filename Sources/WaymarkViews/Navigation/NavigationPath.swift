// SPDX-License-Identifier: MIT

/// Values of any types: what a ``NavigationStack`` of mixed screens shows.
///
/// Two paths are equal when their values are, one by one, in value and type.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of the elements of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value: its screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes values off the end: their screens pop.
  ///
  /// More than there are ends the program, as it does with an array (N20).
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  public static func == (a: Self, b: Self) -> Bool {
    a.elements.count == b.elements.count
      && zip(a.elements, b.elements).allSatisfy { isSamePathElement($0, $1) }
  }
}

/// Equal in value and in type: `AnyHashable` alone takes 1 and 1.0 for the same.
func isSamePathElement(_ a: AnyHashable, _ b: AnyHashable) -> Bool {
  a == b && type(of: a.base) == type(of: b.base)
}
