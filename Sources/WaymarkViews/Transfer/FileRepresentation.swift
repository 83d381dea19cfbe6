// SPDX-License-Identifier: MIT

public import Foundation

/// A representation that transfers values as files of a content type, such as a film.
///
/// Like CoreTransferable's type. A received file can be read until the closure returns; copy it to
/// keep it. The file of a value is created when a destination needs it.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a representation of values that are sent and received.
  ///
  /// Ignored: `shouldAttemptToOpenInPlace` (there is no original file to open).
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation of values that are sent.
  ///
  /// Ignored: `shouldAllowToOpenInPlace` (destinations receive a copy).
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation of values that are received.
  ///
  /// Ignored: `shouldAttemptToOpenInPlace` (there is no original file to open).
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// Adds the contents of the value's file, which is created when they are needed.
  public func _export(_ item: Any, to transfer: inout _Transfer) {
    guard let exporting, let item = item as? Item else { return }
    transfer.add(contentType, .later { try Data(contentsOf: try await exporting(item).file) })
  }

  /// Returns whether there are contents of the type and values are received.
  public func _accepts(_ transfer: _Transfer) -> Bool {
    importing != nil && transfer.contents(of: contentType) != nil
  }

  /// Returns nil: values are imported later.
  public func _import(_ transfer: _Transfer) -> Any? { nil }

  /// Returns whether there are contents of the type and values are received.
  public func _isDeferred(_ transfer: _Transfer) -> Bool { _accepts(transfer) }

  /// Returns the value of the file, which is a temporary one if the contents are no file.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    guard let importing, let contents = transfer.contents(of: contentType) else { return nil }
    if case .file(let url) = contents {
      return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
    }
    let data = try await contents.load()
    let suffix = contentType.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString)\(suffix)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// The file of a value that is sent.
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether a destination may change the file itself; Waymark gives it a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// The file of a value that is received.
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether it is the file of the source; false, because Waymark gives destinations a copy.
  public let isOriginalFile: Bool
}
