// SPDX-License-Identifier: MIT

/// A stored property of a view that the runtime updates before `body` runs.
///
/// A custom type can contain other dynamic properties: the runtime connects those first and then
/// calls ``update()``.
public protocol DynamicProperty {
  /// Called before each evaluation of `body`, after the contained properties are connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the runtime provides.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Whether the property keeps state that the view would lose with it.
  ///
  /// Properties that only read other sources return false.
  static var keepsState: Bool { get }

  /// Connects the property at `pointer` with its node's storage in `slot`.
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?)
}

/// A dynamic property that is an input of its view: replacing it runs the body again.
@MainActor
protocol InputProperty: InstalledProperty {
  /// Whether the body can keep its result although the property was replaced.
  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool
}

extension InstalledProperty {
  static var keepsState: Bool { true }
}
