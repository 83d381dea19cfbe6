// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A photo or a video that a person has chosen in a ``PhotosPicker``.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The format in which a picker provides items.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// A format that most apps can read, as `compatible`.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The format in which the item is stored, such as HEIC on a phone.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// A format that most apps can read: a phone sends its photos as JPEG.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let file: FileValue?
  /// The identifier in the photo library; nil, because items are files of a person's device.
  public let itemIdentifier: String?

  /// Creates an item for a photo in the photo library, which has no contents: there is no library.
  public init(itemIdentifier: String) {
    file = nil
    self.itemIdentifier = itemIdentifier
  }

  init(_ file: FileValue) {
    self.file = file
    itemIdentifier = nil
  }

  /// The content types of the item: one, by the extension of the file's name or its media type.
  public var supportedContentTypes: [UTType] { file.map { [Self.type(of: $0)] } ?? [] }

  private static func type(of file: FileValue) -> UTType {
    UTType(filenameExtension: (file.name as NSString).pathExtension, conformingTo: .item)
      ?? UTType(mimeType: file.mediaType, conformingTo: .item) ?? .data
  }

  /// Returns the item as a value of a type.
  ///
  /// It is read by the representations of the type, such as a ``DataRepresentation``. `Data` has
  /// the bytes of the file, and `Image` is an image of a PNG, JPEG, GIF, WebP or BMP file. Returns
  /// nil if the type has no representation for the file, and throws what the representation throws.
  public nonisolated(nonsending) func loadTransferable<T: Transferable>(
    type: T.Type
  ) async throws -> T? {
    guard let file else { return nil }
    var transfer = _Transfer()
    transfer.add(Self.type(of: file), .file(URL(fileURLWithPath: file.path)))
    return try await T.transferRepresentation._load(transfer) as? T
  }
}

/// The order in which a ``PhotosPicker`` selects items, which browsers do not report.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// The default order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The order in which a person has chosen the items.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
