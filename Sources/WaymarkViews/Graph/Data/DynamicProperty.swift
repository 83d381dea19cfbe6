// SPDX-License-Identifier: MIT

/// A stored property of a view that the runtime brings up to date before `body` runs.
///
/// Types of your own may hold others: those are connected first, then ``update()`` is called.
public protocol DynamicProperty {
  /// Called before each evaluation of `body`, after the properties inside are connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the runtime itself provides.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Whether the view would lose something with it: what only reads other places says no.
  static var keepsState: Bool { get }

  /// Connects the property at `pointer` with what the node keeps for it in `slot`.
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?)
}

/// A dynamic property that is an input of its view: the body runs again when it is replaced.
@MainActor
protocol InputProperty: InstalledProperty {
  /// Whether a newer value of the property is no reason to run the body again.
  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool
}

extension InstalledProperty {
  static var keepsState: Bool { true }
}
