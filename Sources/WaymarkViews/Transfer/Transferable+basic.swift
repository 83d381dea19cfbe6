// SPDX-License-Identifier: MIT

public import Foundation

/// A representation of a basic type.
private struct BasicRepresentation<Item: Sendable>: TransferRepresentation {
  let type: UTType
  let write: @Sendable (Item, inout _Transfer) -> Void
  let read: @Sendable (Data) -> Item?

  func _export(_ item: Any, to transfer: inout _Transfer) {
    if let item = item as? Item { write(item, &transfer) }
  }

  func _accepts(_ transfer: _Transfer) -> Bool { transfer.contents(of: type) != nil }

  func _import(_ transfer: _Transfer) -> Any? { transfer.data(of: type).flatMap(read) }

  nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    guard let contents = transfer.contents(of: type) else { return nil }
    return read(try await contents.load())
  }
}

private struct NoRepresentation<Item>: TransferRepresentation {
  func _export(_ item: Any, to transfer: inout _Transfer) {}
  func _accepts(_ transfer: _Transfer) -> Bool { false }
  func _import(_ transfer: _Transfer) -> Any? { nil }
}

extension URL: Transferable {
  /// A representation as the absolute URL, and as its text.
  public static var transferRepresentation: some TransferRepresentation {
    BasicRepresentation<URL>(type: .url) { url, transfer in
      let data = Data(url.absoluteString.utf8)
      transfer.add(.url, data)
      transfer.add(.utf8PlainText, data)
    } read: {
      URL(string: String(decoding: $0, as: UTF8.self))
    }
  }
}

extension String: Transferable {
  /// A representation as the text.
  public static var transferRepresentation: some TransferRepresentation {
    BasicRepresentation<String>(type: .plainText) { text, transfer in
      transfer.add(.utf8PlainText, Data(text.utf8))
    } read: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension AttributedString: Transferable {
  /// A representation as the text without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    BasicRepresentation<AttributedString>(type: .plainText) { text, transfer in
      transfer.add(.utf8PlainText, Data(String(text.characters).utf8))
    } read: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension Data: Transferable {
  /// A representation as data of any type.
  public static var transferRepresentation: some TransferRepresentation {
    BasicRepresentation<Data>(type: .data) { data, transfer in
      transfer.add(.data, data)
    } read: {
      $0
    }
  }
}

extension Image: Transferable {
  /// A representation of what is received as a PNG, JPEG, GIF, WebP or BMP file; browsers do not
  /// share images.
  public static var transferRepresentation: some TransferRepresentation {
    BasicRepresentation<Image>(type: .image) { _, _ in
    } read: {
      Image(bytes: Array($0), scale: 1)
    }
  }
}

extension Never: Transferable {
  /// An empty representation: there are no values.
  public static var transferRepresentation: some TransferRepresentation {
    NoRepresentation<Never>()
  }
}
