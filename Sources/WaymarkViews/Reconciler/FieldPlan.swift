// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// Where a type keeps its dynamic properties, and how its other fields are compared.
///
/// Made once a type; the update path never reflects.
@MainActor
final class FieldPlan {
  private struct Dynamic {
    let type: any InstalledProperty.Type
    let offset: Int
    let slot: Int
  }

  private struct Update {
    let run: (UnsafeMutableRawPointer) -> Void
    let offset: Int
  }

  private struct Plain {
    let offset: Int
    let size: Int
    let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private var dynamic: [Dynamic] = []
  /// Whether a comparison looks at what nodes keep for the dynamic properties.
  private(set) var comparesSlots = false
  private var updates: [Update] = []
  private var plain: [Plain] = []
  /// What the bodies of the type have in common.
  let site = ObservationSite()

  var slotCount: Int { dynamic.count }
  var hasUpdates: Bool { !updates.isEmpty }
  /// Whether views of the type have state of their own.
  var keepsState: Bool { dynamic.contains { $0.type.keepsState } }

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  /// The plan of a type.
  static func of<V>(_ type: V.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan()
    plan.isWalkable = plan.walk(type, from: 0)
    plans[key] = plan
    return plan
  }

  /// False when the type's fields cannot be told apart (an enum): it never counts as the same.
  private var isWalkable = true

  private func walk(_ type: Any.Type, from base: Int) -> Bool {
    var count = 0
    _ = _forEachField(of: type, options: []) { _, offset, field, _ in
      count += 1
      add(field, at: base + offset)
      return true
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return count > 0 || _openExistential(type, do: size) == 0
  }

  private func add(_ field: Any.Type, at offset: Int) {
    if let property = field as? any InstalledProperty.Type {
      dynamic.append(Dynamic(type: property, offset: offset, slot: dynamic.count))
      comparesSlots = comparesSlots || property.comparesSlot
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

  /// Connects the dynamic properties of the value at `base` with what the node keeps for them.
  func install(
    _ base: UnsafeMutableRawPointer, in node: ViewNode,
    _ slots: inout ContiguousArray<PropertySlot?>
  ) {
    for one in dynamic {
      one.type.install(at: base + one.offset, in: node, &slots[one.slot])
    }
    for one in updates { one.run(base + one.offset) }
  }

  /// Whether a newer value would show the same: all fields have equal bits, or are equal.
  ///
  /// Equal bits of a value that is still held mean the same value: what is shared does not change.
  ///
  /// - Parameters:
  ///   - old: The value so far.
  ///   - new: The newer value.
  ///   - slots: What a node keeps for the dynamic properties of the old value; none for a value
  ///     that no node has connected.
  /// - Returns: Whether they are the same for sure.
  func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slots: ContiguousArray<PropertySlot?> = []
  ) -> Bool {
    guard isWalkable else { return false }
    for index in plain.indices {
      let a = old + plain[index].offset
      let b = new + plain[index].offset
      if Self.hasEqualBits(a, b, plain[index].size) { continue }
      guard let isEqual = plain[index].isEqual, isEqual(a, b) else { return false }
    }
    for one in dynamic {
      let slot = slots.isEmpty ? nil : slots[one.slot]
      guard one.type.isSame(old + one.offset, new + one.offset, slot) else { return false }
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

/// A value that is no dynamic property itself but may hold some: an app, a scene, a modifier.
nonisolated struct Held<Value>: DynamicHolder {
  var value: Value

  @MainActor static var held: Any.Type { Value.self }
}

@MainActor
protocol DynamicHolder {
  static var held: Any.Type { get }
}
