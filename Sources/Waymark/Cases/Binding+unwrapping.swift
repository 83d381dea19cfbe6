// SPDX-License-Identifier: MIT

public import WaymarkUI

extension Binding {
  /// A binding to the value of an optional; nil when there is none now.
  ///
  /// Once the optional is nil, reading gives the value seen last, and writing is ignored: a
  /// screen that is on its way out still reads its binding.
  @MainActor @preconcurrency
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base) {
      $0
    } embed: {
      $0
    }
  }

  /// A binding to the payload of an enumeration's case; nil when it is of another case now.
  ///
  /// Once it is of another case, reading gives the payload seen last, and writing is ignored.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum>, case path: CasePath<Enum, Value>) {
    self.init(base, extract: path.extract, embed: path.embed)
  }

  /// A binding to the payload of an optional enumeration's case; nil when it is of another case
  /// now, or nil.
  ///
  /// Once it is of another case or nil, reading gives the payload seen last, and writing is
  /// ignored.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum?>, case path: CasePath<Enum, Value>) {
    self.init(base) {
      $0.flatMap(path.extract)
    } embed: {
      path.embed($0)
    }
  }

  /// A binding to the payload of an enumeration's case, which is given as it is:
  /// `Binding(unwrapping: $screen, case: Screen.number)`.
  ///
  /// The same words as with a case path but for the slash, which language mode 6 takes for the
  /// beginning of a regular expression.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum>, case embed: @escaping (Value) -> Enum) {
    self.init(unwrapping: base, case: CasePath(embed))
  }

  /// A binding to the payload of an optional enumeration's case, which is given as it is:
  /// `Binding(unwrapping: $screen, case: Screen.number)`.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum?>, case embed: @escaping (Value) -> Enum) {
    self.init(unwrapping: base, case: CasePath(embed))
  }

  @MainActor
  private init?<Base>(
    _ base: Binding<Base>, extract: @escaping (Base) -> Value?,
    embed: @escaping (Value) -> Base
  ) {
    guard let first = extract(base.wrappedValue) else { return nil }
    let seen = LastSeen(first)
    self.init(
      get: { @MainActor in
        if let value = extract(base.wrappedValue) { seen.value = value }
        return seen.value
      },
      set: { @MainActor value, transaction in
        guard extract(base.wrappedValue) != nil else { return }
        seen.value = value
        base.transaction(transaction).wrappedValue = embed(value)
      })
  }
}

private final class LastSeen<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
