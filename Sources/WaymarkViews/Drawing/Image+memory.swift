// SPDX-License-Identifier: MIT

import WaymarkRender

extension Image {
  /// The maximum size in bytes of the file of an in-memory image.
  package static var byteLimit: Int { PictureValue.byteLimit }

  /// Creates an in-memory image from the bytes of a PNG, JPEG, GIF, WebP or BMP file.
  ///
  /// Returns nil for other bytes, and for files larger than ``byteLimit``.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - scale: The number of pixels for each point.
  package init?(bytes: [UInt8], scale: Double) {
    guard let picture = PictureValue(bytes) else { return nil }
    self.init(.memory(picture, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// The bytes of an in-memory image, and the subtype of its media type.
  package var file: (bytes: [UInt8], format: String)? {
    guard case .memory(let picture, _) = source else { return nil }
    return (picture.bytes, picture.format.rawValue)
  }

  /// The width and height in pixels of an in-memory image.
  package var pixels: (width: Int, height: Int)? {
    guard case .memory(let picture, _) = source else { return nil }
    return (picture.width, picture.height)
  }

  /// The path and the scale of the image's file for light mode and two pixels a point; nil unless
  /// the image is one of the app's and its file exists.
  package var appFile: (path: String, scale: Double)? {
    guard case .file(_, .success(let asset)) = source else { return nil }
    return asset.file(isDark: false, scale: 2).map { ($0.path, $0.scale) }
  }

  /// Whether the image is a symbol that hosts can draw.
  package var isKnownGlyph: Bool {
    if case .glyph(let name) = source { Glyph.named(name) != nil } else { false }
  }
}
