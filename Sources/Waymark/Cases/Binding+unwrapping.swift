// SPDX-License-Identifier: MIT

public import WaymarkUI

extension Binding {
  /// Creates a binding to the value of an optional; nil if the optional is nil.
  ///
  /// Once the optional is nil, reading returns the last value, and writing has no effect, because a
  /// screen that is being dismissed still reads its binding.
  @MainActor @preconcurrency
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base) {
      $0
    } embed: {
      $0
    }
  }

  /// Creates a binding to the payload of an enumeration's case; nil if the value is of another
  /// case.
  ///
  /// Once the value is of another case, reading returns the last payload, and writing has no
  /// effect.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum>, case path: CasePath<Enum, Value>) {
    self.init(base, extract: path.extract, embed: path.embed)
  }

  /// Creates a binding to the payload of an optional enumeration's case; nil if the value is nil or
  /// of another case.
  ///
  /// Once the value is nil or of another case, reading returns the last payload, and writing has no
  /// effect.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum?>, case path: CasePath<Enum, Value>) {
    self.init(base) {
      $0.flatMap(path.extract)
    } embed: {
      path.embed($0)
    }
  }

  /// Creates a binding to the payload of an enumeration's case, named by its function:
  /// `Binding(unwrapping: $screen, case: Screen.number)`.
  ///
  /// The syntax is that of case paths without the slash, which begins a regular expression in
  /// language mode 6.
  @MainActor @preconcurrency
  public init?<Enum>(unwrapping base: Binding<Enum>, case embed: @escaping (Value) -> Enum) {
    self.init(unwrapping: base, case: CasePath(embed))
  }

  /// Creates a binding to the payload of an optional enumeration's case, named by its function:
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
