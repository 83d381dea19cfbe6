// SPDX-License-Identifier: MIT

/// A representation that transfers values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation with a closure that converts values, which are not received as values
  /// of the other type.
  ///
  /// Values for which the closure throws are not transferred in this form.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation with a closure that converts received values, as which no value is
  /// sent.
  ///
  /// Values for which the closure throws are not received.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Creates a representation with closures that convert values to the other type and back.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Adds the data of the value of the other type.
  public func _export(_ item: Any, to transfer: inout _Transfer) {
    guard let exporting, let item = item as? Item, var inner = transfer.deeper,
      let other = try? exporting(item)
    else { return }
    ProxyRepresentation.transferRepresentation._export(other, to: &inner)
    transfer.take(inner)
  }

  /// Returns whether a value of the other type can be received.
  public func _accepts(_ transfer: _Transfer) -> Bool {
    guard importing != nil, let inner = transfer.deeper else { return false }
    return ProxyRepresentation.transferRepresentation._accepts(inner)
  }

  /// Returns the value that a received value of the other type is converted to.
  public func _import(_ transfer: _Transfer) -> Any? {
    guard let importing, let inner = transfer.deeper,
      let other = ProxyRepresentation.transferRepresentation._import(inner)
        as? ProxyRepresentation
    else { return nil }
    return try? importing(other)
  }

  /// Returns whether a value of the other type is imported later.
  public func _isDeferred(_ transfer: _Transfer) -> Bool {
    guard importing != nil, let inner = transfer.deeper else { return false }
    return ProxyRepresentation.transferRepresentation._isDeferred(inner)
  }

  /// Returns the value that a received value of the other type is converted to.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    guard let importing, let inner = transfer.deeper else { return nil }
    let other = try await ProxyRepresentation.transferRepresentation._load(inner)
    return try (other as? ProxyRepresentation).map(importing)
  }
}
