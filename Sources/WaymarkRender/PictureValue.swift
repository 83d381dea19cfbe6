// SPDX-License-Identifier: MIT

/// A picture in memory: the bytes of a file whose format every host draws.
///
/// One is only made of bytes that begin like such a file. There is none of a format that can hold
/// scripts, such as SVG.
public struct PictureValue: Hashable, Sendable {
  /// The formats, by the name that follows `image/` in their media type.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, bmp
  }

  /// Longer files are refused.
  public static let byteLimit = 8 << 20

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The format that the bytes begin like.
  public let format: Format
  /// Pixels across, from 1 to 65 535, before any turn that EXIF asks for.
  public let width: Int
  /// Pixels down, from 1 to 65 535, before any turn that EXIF asks for.
  public let height: Int

  /// Reads the head of a file; nil when it is of no known format, says no plausible size, or is
  /// longer than ``byteLimit``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.byteLimit, let head = PictureHead(bytes) else { return nil }
    self.bytes = bytes
    format = head.format
    width = head.width
    height = head.height
  }
}

extension PictureValue: Codable {
  /// Reads bytes, with the same rules as ``init(_:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let picture = PictureValue(try container.decode([UInt8].self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no picture")
    }
    self = picture
  }

  /// Writes the bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }
}

extension PictureValue: CustomStringConvertible {
  /// The format and the pixels across and down, such as `png 8x2`.
  public var description: String { "\(format) \(width)x\(height)" }
}
