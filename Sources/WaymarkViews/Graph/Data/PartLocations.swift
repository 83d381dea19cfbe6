// SPDX-License-Identifier: MIT

/// A location for an element of another location's collection.
///
/// If the index no longer exists, it reads the last known value and ignores writes (B1).
final class ElementLocation<Base: MutableCollection>: BindingLocation {
  private let base: any BindingLocation<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(_ base: any BindingLocation<Base>, at index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  func read() -> Base.Element {
    MainThread.read {
      let whole = base.read()
      if isThere(whole) { last = whole[index] }
      return last
    }
  }

  func write(_ new: Base.Element, _ transaction: Transaction) {
    var whole = base.read()
    guard isThere(whole) else { return }
    last = new
    whole[index] = new
    base.write(whole, transaction)
  }

  private func isThere(_ whole: Base) -> Bool {
    index >= whole.startIndex && index < whole.endIndex
  }

  // Changes are reported for the whole collection, so all elements would be notified.
  var hasPlace: Bool { base.isTracked || base.hasPlace }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }
}

/// A location for the wrapped value of another location's optional.
///
/// If the optional becomes nil, it reads the last known value and ignores writes (B1).
final class UnwrappedLocation<Value>: BindingLocation {
  private let base: any BindingLocation<Value?>
  private var last: Value

  init(_ base: any BindingLocation<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  func read() -> Value {
    MainThread.read {
      if let value = base.read() { last = value }
      return last
    }
  }

  func write(_ new: Value, _ transaction: Transaction) {
    guard base.read() != nil else { return }
    last = new
    base.write(new, transaction)
  }

  var hasPlace: Bool { base.isTracked || base.hasPlace }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base === other.base || base.isSame(as: other.base)
  }
}
