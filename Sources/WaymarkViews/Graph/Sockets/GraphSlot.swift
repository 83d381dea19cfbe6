// SPDX-License-Identifier: MIT

import Synchronization

private let graphSlots = Atomic(0)

/// A place in each graph for what one feature keeps there.
///
/// A feature declares its slot as a static constant. The value is made when it is first asked for;
/// reading it again is an index into an array.
package struct GraphSlot<Value: AnyObject>: Sendable {
  fileprivate let index: Int
  fileprivate let make: @MainActor @Sendable () -> Value

  /// Creates a slot; each graph makes a value of its own.
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
      // Proof: only this function fills a slot, and an index belongs to one slot.
      return unsafeDowncast(known, to: Value.self)
    }
    let missing = slot.index + 1 - values.count
    if missing > 0 { values.append(contentsOf: repeatElement(nil, count: missing)) }
    let value = slot.make()
    values[slot.index] = value
    return value
  }
}

extension ViewGraph {
  /// What a feature keeps in the graph.
  package subscript<Value>(slot: GraphSlot<Value>) -> Value { slots.value(of: slot) }
}
