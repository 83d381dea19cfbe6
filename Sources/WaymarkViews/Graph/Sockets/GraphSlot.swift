// SPDX-License-Identifier: MIT

import Synchronization

private let graphSlots = Atomic(0)

/// A slot in each graph for the data of a feature.
///
/// A feature declares its slot as a static constant. The value is created on first access; later
/// reads index into an array.
package struct GraphSlot<Value: AnyObject>: Sendable {
  fileprivate let index: Int
  fileprivate let make: @MainActor @Sendable () -> Value

  /// Creates a slot for which each graph makes its own value.
  package init(_ make: @escaping @MainActor @Sendable () -> Value) {
    index = graphSlots.add(1, ordering: .relaxed).oldValue
    self.make = make
  }
}

/// The values of a graph's slots.
struct SlotValues {
  private var values: ContiguousArray<AnyObject?> = []

  @MainActor
  mutating func value<Value>(of slot: GraphSlot<Value>) -> Value {
    if slot.index < values.count, let known = values[slot.index] {
      // Proof: only this function fills a slot, and each index belongs to one slot.
      return downcast(known, to: Value.self)
    }
    let missing = slot.index + 1 - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(nil, count: missing)) }
    let value = slot.make()
    values[slot.index] = value
    return value
  }
}

extension ViewGraph {
  /// Accesses the value of a feature's slot.
  package subscript<Value>(slot: GraphSlot<Value>) -> Value { slots.value(of: slot) }
}
