// SPDX-License-Identifier: MIT

/// Values by the ids of elements, for ids that are mostly those of a host: counted from 1, with few
/// gaps.
///
/// The values of such ids are in an array, without hashing. Any id can be used: those beyond the
/// array, and further generations of an index, are in a dictionary.
///
/// It is public because other modules can specialize only public functions.
@_spi(Host) public struct ElementDictionary<Value> {
  @usableFromInline
  struct Slot {
    @usableFromInline var generation: UInt32
    @usableFromInline var value: Value?

    @inlinable
    init() { generation = 0 }
  }

  @usableFromInline var slots: ContiguousArray<Slot> = []
  @usableFromInline var others: [ElementID: Value] = [:]
  @usableFromInline var valueCount = 0

  /// The number of values.
  @inlinable public var count: Int { valueCount }

  /// Creates an empty dictionary.
  public init() {}

  /// The value of an id; nil if there is none.
  @inlinable
  public subscript(_ id: ElementID) -> Value? {
    get {
      let index = Int(id.index)
      if index < slots.count, slots[index].generation == id.generation,
        let value = slots[index].value
      {
        return value
      }
      return others.isEmpty ? nil : others[id]
    }
    _modify {
      if hasSlot(id) {
        let index = Int(id.index)
        let before = slots[index].value == nil
        slots[index].generation = id.generation
        defer { noteChange(before, slots[index].value == nil) }
        yield &slots[index].value
      } else {
        let before = others[id] == nil
        defer { noteChange(before, others[id] == nil) }
        yield &others[id]
      }
    }
  }

  /// Returns whether there is a value of an id.
  @inlinable
  public func contains(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    if index < slots.count, slots[index].generation == id.generation, slots[index].value != nil {
      return true
    }
    return !others.isEmpty && others[id] != nil
  }

  @inlinable
  mutating func noteChange(_ wasAbsent: Bool, _ isAbsent: Bool) {
    valueCount += (wasAbsent ? 1 : 0) - (isAbsent ? 1 : 0)
  }

  /// Returns whether an id has a slot in the array, which grows if that is worth it.
  @inlinable
  mutating func hasSlot(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    if index >= slots.count {
      guard index <= 2 * count + 64 else { return false }
      while slots.count <= index { slots.append(Slot()) }
    }
    if slots[index].value != nil { return slots[index].generation == id.generation }
    return others.isEmpty || others[id] == nil
  }
}

extension ElementDictionary: Sendable where Value: Sendable {}
extension ElementDictionary.Slot: Sendable where Value: Sendable {}
