// SPDX-License-Identifier: MIT

/// An image in memory: the bytes of a file in a format that every host can draw.
///
/// The bytes must begin with the header of such a format. Formats that can contain scripts, such
/// as SVG, are not supported.
public struct PictureValue: Hashable, Sendable {
  /// The supported formats, named by the part of the media type after `image/`.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, bmp
  }

  /// The largest supported file size in bytes.
  public static let byteLimit = 8 << 20

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The format that the header of the file indicates.
  public let format: Format
  /// The width in pixels, from 1 to 65 535, before any rotation that EXIF specifies.
  public let width: Int
  /// The height in pixels, from 1 to 65 535, before any rotation that EXIF specifies.
  public let height: Int

  /// Creates an image from the bytes of a file.
  ///
  /// Returns nil if the format is unknown, the size is not plausible, or the file is longer than
  /// ``byteLimit``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteLimit, let head = PictureHead(bytes) else { return nil }
    self.bytes = bytes
    format = head.format
    width = head.width
    height = head.height
  }
}

extension PictureValue: Codable {
  /// Decodes the bytes of the file, with the same rules as ``init(_:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let picture = PictureValue(try container.decode([UInt8].self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Not an image in a supported format")
    }
    self = picture
  }

  /// Encodes the bytes of the file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }
}

extension PictureValue: CustomStringConvertible {
  /// The format, and the width and height in pixels, such as `png 8x2`.
  public var description: String { "\(format) \(width)x\(height)" }
}
