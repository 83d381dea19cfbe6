// SPDX-License-Identifier: MIT

import WaymarkRender

extension Image {
  /// How long the file of a picture in memory may be.
  package static var byteLimit: Int { PictureValue.byteLimit }

  /// The pixels across and down that the first bytes of a picture's file say.
  package static func pixels(ofHead bytes: [UInt8]) -> (width: Int, height: Int)? {
    PictureHead(bytes).map { ($0.width, $0.height) }
  }

  /// A picture in memory; nil where the bytes are no PNG, JPEG, GIF, WebP or BMP file, or too many.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - scale: Pixels of the picture for each point.
  package init?(bytes: [UInt8], scale: Double) {
    guard let picture = PictureValue(bytes) else { return nil }
    self.init(.memory(picture, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// The bytes of a picture in memory, and the last part of its media type.
  package var file: (bytes: [UInt8], format: String)? {
    guard case .memory(let picture, _) = source else { return nil }
    return (picture.bytes, picture.format.rawValue)
  }

  /// The pixels across and down of a picture in memory.
  package var pixels: (width: Int, height: Int)? {
    guard case .memory(let picture, _) = source else { return nil }
    return (picture.width, picture.height)
  }

  /// Where the picture's file is, if it is one of the app's and there.
  package var path: String? {
    if case .file(_, let path) = source { path } else { nil }
  }

  /// Whether it is a glyph that hosts draw.
  package var isKnownGlyph: Bool {
    if case .glyph(let name) = source { Glyph.named(name) != nil } else { false }
  }
}
