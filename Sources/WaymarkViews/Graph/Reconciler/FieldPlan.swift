// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// Where a type keeps its dynamic properties, and how its other fields are compared.
///
/// Made once a type; the update path never reflects.
@MainActor
final class FieldPlan {
  private let fields: Fields
  /// False when the type's fields cannot be told apart (an enum): it never counts as the same.
  private let canCompare: Bool
  /// Whether there is anything to connect or to bring up to date.
  let needsInstall: Bool
  /// What the bodies of the type have in common.
  let site = ObservationSite()
  /// The offset of the slots, which follow a value of the type.
  nonisolated private let slotsOffset: Int
  nonisolated private let alignment: Int
  nonisolated let slotCount: Int

  private init<V>(_ type: V.Type) {
    let slot = MemoryLayout<PropertySlot?>.self
    slotsOffset = (MemoryLayout<V>.size + slot.alignment - 1) & ~(slot.alignment - 1)
    alignment = max(MemoryLayout<V>.alignment, slot.alignment)
    var fields = Fields()
    canCompare = fields.walk(type, from: 0)
    self.fields = fields
    slotCount = fields.dynamic.count
    needsInstall = !fields.dynamic.isEmpty || !fields.updates.isEmpty
  }

  /// Whether views of the type have state of their own.
  var keepsState: Bool { fields.dynamic.contains { $0.type.keepsState } }

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  /// The plan of a type.
  static func of<V>(_ type: V.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  // MARK: Memory

  /// Memory for a value of the plan's type, which is not initialized, and empty slots after it.
  func allocate<V>() -> UnsafeMutablePointer<V> {
    let size = slotsOffset + slotCount * MemoryLayout<PropertySlot?>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    slots(of: memory).initialize(repeating: nil)
    return memory.bindMemory(to: V.self, capacity: 1)
  }

  /// Gives back what ``allocate()`` gave; the value in it is not initialized any more.
  nonisolated func deallocate(_ memory: UnsafeMutableRawPointer) {
    slots(of: memory).deinitialize()
    memory.deallocate()
  }

  /// What a node keeps for the dynamic properties of the value at `base`.
  nonisolated func slots(
    of base: UnsafeMutableRawPointer
  ) -> UnsafeMutableBufferPointer<PropertySlot?> {
    let start = (base + slotsOffset).assumingMemoryBound(to: PropertySlot?.self)
    return UnsafeMutableBufferPointer(start: start, count: slotCount)
  }

  /// Connects the dynamic properties of the value at `base` with what the node keeps for them.
  func install(_ base: UnsafeMutableRawPointer, in node: ViewNode) {
    let slots = slots(of: base)
    for (slot, one) in fields.dynamic.enumerated() {
      one.type.install(at: base + one.offset, in: node, &slots[slot])
    }
    for one in fields.updates { one.run(base + one.offset) }
  }

  /// Whether a newer value would show the same: all fields have equal bits, or are equal.
  ///
  /// Equal bits of a value that is still held mean the same value: what is shared does not change.
  ///
  /// - Parameters:
  ///   - old: The value so far.
  ///   - new: The newer value. Nothing is written; for a pointer that is not mutable, a generic
  ///     value would be copied.
  ///   - slots: What a node keeps for the dynamic properties of the old value; none for a value
  ///     that no node has connected.
  /// - Returns: Whether they are the same for sure.
  func isSame<V>(
    _ old: UnsafeMutablePointer<V>, _ new: UnsafeMutablePointer<V>,
    _ slots: UnsafeMutableBufferPointer<PropertySlot?>? = nil
  ) -> Bool {
    guard canCompare else { return false }
    let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
    for index in fields.plain.indices {
      let a = old + fields.plain[index].offset
      let b = new + fields.plain[index].offset
      if Self.hasEqualBits(a, b, fields.plain[index].size) { continue }
      guard let isEqual = fields.plain[index].isEqual, isEqual(a, b) else { return false }
    }
    if fields.inputs.isEmpty { return true }
    for one in fields.inputs {
      guard one.type.isSame(old + one.offset, new + one.offset, slots?[one.slot]) else {
        return false
      }
    }
    return true
  }

  private static func hasEqualBits(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int
  ) -> Bool {
    var index = 0
    while index + 8 <= size {
      guard
        a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < size {
      guard
        a.load(fromByteOffset: index, as: UInt8.self)
          == b.load(fromByteOffset: index, as: UInt8.self)
      else { return false }
      index += 1
    }
    return true
  }
}

/// The fields of a type, those of nested dynamic properties included.
@MainActor
private struct Fields {
  /// A property that has a slot; the slots are in the same order.
  struct Dynamic {
    let type: any InstalledProperty.Type
    let offset: Int
  }

  /// A property that is a reason to run the body again when it is replaced; it has a slot, too.
  struct Input {
    let type: any InputProperty.Type
    let offset: Int
    let slot: Int
  }

  struct Update {
    let run: (UnsafeMutableRawPointer) -> Void
    let offset: Int
  }

  struct Plain {
    let offset: Int
    let size: Int
    let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  var dynamic: ContiguousArray<Dynamic> = []
  /// Few types have any, so they are listed apart.
  var inputs: ContiguousArray<Input> = []
  var updates: ContiguousArray<Update> = []
  var plain: ContiguousArray<Plain> = []

  /// Adds the fields of a type; false if they are not known.
  mutating func walk(_ type: Any.Type, from base: Int) -> Bool {
    var count = 0
    _ = _forEachField(of: type, options: []) { _, offset, field, _ in
      count += 1
      add(field, at: base + offset)
      return true
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return count > 0 || _openExistential(type, do: size) == 0
  }

  private mutating func add(_ field: Any.Type, at offset: Int) {
    if let property = field as? any InstalledProperty.Type {
      if let input = field as? any InputProperty.Type {
        inputs.append(Input(type: input, offset: offset, slot: dynamic.count))
      }
      dynamic.append(Dynamic(type: property, offset: offset))
    } else if let nested = field as? any DynamicProperty.Type {
      _ = walk(nested, from: offset)
      updates.append(Update(run: Self.update(nested), offset: offset))
    } else if let holder = field as? any DynamicHolder.Type, walk(holder.held, from: offset) {
      return
    } else {
      plain.append(Self.plain(field, offset))
    }
  }

  private static func update<P: DynamicProperty>(
    _: P.Type
  ) -> (UnsafeMutableRawPointer) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }

  private static func plain(_ field: Any.Type, _ offset: Int) -> Plain {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    var isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    // Objects are the same by identity, which is in the bits; and a weak reference, which cannot be
    // told from a strong one here, must not be read as one.
    if !(field is AnyClass), !(field is any OptionalObject.Type),
      let type = field as? any Equatable.Type
    {
      isEqual = equality(type)
    }
    return Plain(
      offset: offset, size: _openExistential(field, do: size), isEqual: isEqual)
  }

  private static func equality<T: Equatable>(
    _: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
    }
  }
}

/// A value that is no dynamic property itself but may hold some: an app, a scene, a modifier.
nonisolated struct Held<Value>: DynamicHolder {
  var value: Value

  @MainActor static var held: Any.Type { Value.self }
}

@MainActor
protocol DynamicHolder {
  static var held: Any.Type { get }
}
