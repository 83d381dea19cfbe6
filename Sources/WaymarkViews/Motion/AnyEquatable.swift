// SPDX-License-Identifier: MIT

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.equals(b.value) }
}
