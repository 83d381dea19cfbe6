// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// The offsets of a type's dynamic properties, and how its other fields are compared.
///
/// A plan is created once per type; updates never use reflection.
@MainActor
final class FieldPlan {
  private let fields: Fields
  /// False if the type's fields are unknown (an enumeration); its values always differ.
  private let canCompare: Bool
  /// Whether there are properties to connect or to update.
  let needsInstall: Bool
  /// The observation site that the bodies of the type share.
  let site = ObservationSite()
  /// The offset of the slots, which follow a value of the type in memory.
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

  /// The names of the dynamic properties, in the order of their slots.
  var names: [String] { fields.dynamic.map(\.name) }

  /// Whether views of the type keep their own state.
  var keepsState: Bool { fields.dynamic.contains { $0.type.keepsState } }

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  /// Returns the plan of a type.
  static func of<V>(_ type: V.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  // MARK: Memory

  /// Allocates uninitialized memory for a value of the plan's type, followed by empty slots.
  func allocate<V>() -> UnsafeMutablePointer<V> {
    let size = slotsOffset + slotCount * MemoryLayout<PropertySlot?>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    slots(of: memory).initialize(repeating: nil)
    return memory.bindMemory(to: V.self, capacity: 1)
  }

  /// Deallocates memory from ``allocate()``, whose value must be deinitialized.
  nonisolated func deallocate(_ memory: UnsafeMutableRawPointer) {
    slots(of: memory).deinitialize()
    memory.deallocate()
  }

  /// Returns the slots for the dynamic properties of the value at `base`.
  nonisolated func slots(
    of base: UnsafeMutableRawPointer
  ) -> UnsafeMutableBufferPointer<PropertySlot?> {
    let start = (base + slotsOffset).assumingMemoryBound(to: PropertySlot?.self)
    return UnsafeMutableBufferPointer(start: start, count: slotCount)
  }

  /// Connects the dynamic properties of the value at `base` with the node's slots.
  func install(_ base: UnsafeMutableRawPointer, in node: ViewNode) {
    let slots = slots(of: base)
    for (slot, one) in fields.dynamic.enumerated() {
      one.type.install(at: base + one.offset, in: node, &slots[slot])
    }
    for one in fields.updates { one.run(base + one.offset) }
  }

  /// Whether a newer value displays the same: all fields are equal or have equal bits.
  ///
  /// Equal bits of a value that is still retained mean the same value: shared storage does not
  /// change.
  ///
  /// - Parameters:
  ///   - old: The current value.
  ///   - new: The newer value. Nothing is written; with a pointer that is not mutable, a generic
  ///     value would be copied.
  ///   - slots: The node's slots for the dynamic properties of the old value; none for a value that
  ///     no node has connected.
  /// - Returns: Whether they are known to be the same.
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

/// The fields of a type, including those of nested dynamic properties.
@MainActor
private struct Fields {
  /// A property with a slot; slots have the same order.
  struct Dynamic {
    let type: any InstalledProperty.Type
    let offset: Int
    /// The name, without the underscore of a property wrapper.
    let name: String
  }

  /// A property with a slot that runs the body again when it is replaced.
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
  /// Few types have inputs, so they are stored separately.
  var inputs: ContiguousArray<Input> = []
  var updates: ContiguousArray<Update> = []
  var plain: ContiguousArray<Plain> = []

  /// Adds the fields of a type; returns false if they are unknown.
  mutating func walk(_ type: Any.Type, from base: Int) -> Bool {
    var count = 0
    _ = _forEachField(of: type, options: []) { name, offset, field, _ in
      count += 1
      add(field, name, at: base + offset)
      return true
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return count > 0 || _openExistential(type, do: size) == 0
  }

  private mutating func add(
    _ field: Any.Type, _ name: UnsafePointer<CChar>, at offset: Int
  ) {
    if let property = field as? any InstalledProperty.Type {
      if let input = field as? any InputProperty.Type {
        inputs.append(Input(type: input, offset: offset, slot: dynamic.count))
      }
      let name = String(cString: name)
      dynamic.append(
        Dynamic(
          type: property, offset: offset,
          name: name.hasPrefix("_") ? String(name.dropFirst()) : name))
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
    // Objects are compared by identity, which is in the bits. A weak reference cannot be
    // distinguished from a strong one here and must not be read as one.
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

/// A value that is not a dynamic property but can contain some: an app, a scene, a modifier.
nonisolated struct Held<Value>: DynamicHolder {
  var value: Value

  @MainActor static var held: Any.Type { Value.self }
}

@MainActor
protocol DynamicHolder {
  static var held: Any.Type { get }
}
