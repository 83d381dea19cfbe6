// SPDX-License-Identifier: MIT

public import Foundation

/// A representation that transfers values as data of a content type, such as a picture.
///
/// Like CoreTransferable's type. The data are created when a destination needs them, and what a
/// closure throws is thrown by ``PhotosPickerItem/loadTransferable(type:)``; a value that is dropped
/// is then not received.
///
/// ```swift
/// struct Portrait: Transferable {
///   let data: Data
///
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(importedContentType: .image) { data in Portrait(data: data) }
///   }
/// }
/// ```
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation of values that are sent and received.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation of values that are sent.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation of values that are received.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// Adds the data of a value, which are created when they are needed.
  public func _export(_ item: Any, to transfer: inout _Transfer) {
    guard let exporting, let item = item as? Item else { return }
    transfer.add(contentType, .later { try await exporting(item) })
  }

  /// Returns whether there is data of the content type and values are received.
  public func _accepts(_ transfer: _Transfer) -> Bool {
    importing != nil && transfer.contents(of: contentType) != nil
  }

  /// Returns nil: values are imported later.
  public func _import(_ transfer: _Transfer) -> Any? { nil }

  /// Returns whether there is data of the content type and values are received.
  public func _isDeferred(_ transfer: _Transfer) -> Bool { _accepts(transfer) }

  /// Returns the value of the data of the content type.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    guard let importing, let contents = transfer.contents(of: contentType) else { return nil }
    return try await importing(try await contents.load())
  }
}
