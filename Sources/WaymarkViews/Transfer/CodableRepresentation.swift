// SPDX-License-Identifier: MIT

public import Foundation

/// A representation that transfers values as data of a content type, such as JSON.
///
/// It is for transfers within the app: other apps receive and send only URLs and text. A value that
/// cannot be encoded or decoded is not transferred in this form.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Creates a representation with coders.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    self.contentType = contentType
    self.encoder = encoder
    self.decoder = decoder
  }

  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Adds the encoded value.
  public func _export(_ item: Any, to transfer: inout _Transfer) {
    guard let item = item as? Item, let data = try? encoder.encode(item) else { return }
    transfer.add(contentType, data)
  }

  /// Returns whether there is data of the content type.
  public func _accepts(_ transfer: _Transfer) -> Bool {
    transfer.contents(of: contentType) != nil
  }

  /// Returns the decoded value of the data of the content type.
  public func _import(_ transfer: _Transfer) -> Any? {
    transfer.data(of: contentType).flatMap { try? decoder.decode(Item.self, from: $0) }
  }

  /// Returns the decoded value of the data of the content type.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    guard let contents = transfer.contents(of: contentType) else { return nil }
    return try decoder.decode(Item.self, from: try await contents.load())
  }
}
