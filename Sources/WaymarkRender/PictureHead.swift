// SPDX-License-Identifier: MIT

/// The header of an image file: its format and its size.
public struct PictureHead: Hashable, Sendable {
  /// The format of the file.
  public let format: PictureValue.Format
  /// The width in pixels, from 1 to 65 535.
  public let width: Int
  /// The height in pixels, from 1 to 65 535.
  public let height: Int

  /// Reads the first bytes of a file.
  ///
  /// Returns nil if the format is unknown, the bytes are too few, or the size is not plausible. The
  /// size of a JPEG may follow kilobytes of other data; that of the other formats is in the first
  /// 64 bytes.
  public init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    guard let (format, width, height) = Self.read(reader),
      (1...65_535).contains(width), (1...65_535).contains(height)
    else { return nil }
    self.format = format
    self.width = width
    self.height = height
  }

  private static func read(_ file: ByteReader) -> (PictureValue.Format, Int, Int)? {
    if file.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      guard file.has("IHDR", at: 12), let width = file.big(4, at: 16),
        let height = file.big(4, at: 20)
      else { return nil }
      return (.png, width, height)
    }
    if file.has([0xFF, 0xD8, 0xFF], at: 0) {
      return jpeg(file).map { (.jpeg, $0.width, $0.height) }
    }
    if file.has("GIF87a", at: 0) || file.has("GIF89a", at: 0) {
      guard let width = file.little(2, at: 6), let height = file.little(2, at: 8) else {
        return nil
      }
      return (.gif, width, height)
    }
    if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
      return webp(file).map { (.webp, $0.width, $0.height) }
    }
    if file.has("BM", at: 0) { return bmp(file).map { (.bmp, $0.width, $0.height) } }
    return nil
  }

  /// Walks the segments until one contains the size of a frame.
  private static func jpeg(_ file: ByteReader) -> (width: Int, height: Int)? {
    var place = 2
    while let first = file.big(1, at: place), let marker = file.big(1, at: place + 1) {
      guard first == 0xFF else { return nil }
      switch marker {
      // Fill bytes.
      case 0xFF: place += 1
      // Markers without a segment.
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = file.big(2, at: place + 5), let width = file.big(2, at: place + 7) else {
          return nil
        }
        return (width, height)
      // The image data begin, or the file ends.
      case 0xD9, 0xDA: return nil
      default:
        guard let length = file.big(2, at: place + 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private static func webp(_ file: ByteReader) -> (width: Int, height: Int)? {
    if file.has("VP8 ", at: 12), file.has([0x9D, 0x01, 0x2A], at: 23),
      let width = file.little(2, at: 26), let height = file.little(2, at: 28)
    {
      return (width & 0x3FFF, height & 0x3FFF)
    }
    if file.has("VP8L", at: 12), file.has([0x2F], at: 20), let bits = file.little(4, at: 21) {
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if file.has("VP8X", at: 12), let width = file.little(3, at: 24),
      let height = file.little(3, at: 27)
    {
      return (width + 1, height + 1)
    }
    return nil
  }

  private static func bmp(_ file: ByteReader) -> (width: Int, height: Int)? {
    guard let length = file.little(4, at: 14) else { return nil }
    if length == 12 {
      guard let width = file.little(2, at: 18), let height = file.little(2, at: 20) else {
        return nil
      }
      return (width, height)
    }
    guard length >= 40, let width = file.little(4, at: 18), let height = file.little(4, at: 22)
    else { return nil }
    // A negative height means that the first row is the top one.
    return (width, height > 0x7FFF_FFFF ? 0x1_0000_0000 - height : height)
  }
}

/// Reads bytes at offsets that may be out of bounds.
private struct ByteReader {
  let bytes: [UInt8]

  func has(_ expected: [UInt8], at place: Int) -> Bool {
    place + expected.count <= bytes.count
      && bytes[place..<place + expected.count].elementsEqual(expected)
  }

  func has(_ expected: String, at place: Int) -> Bool { has(Array(expected.utf8), at: place) }

  /// The big-endian number in a count of bytes.
  func big(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The little-endian number in a count of bytes.
  func little(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
