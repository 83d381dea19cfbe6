// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews

/// An image file on disk, which is read only up to the size limit of images.
struct PictureFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The contents of the file; nil if it is missing, not a regular file, or too large.
  var contents: Data? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue, size <= Image.byteLimit
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The size in pixels according to the header; nil if the header cannot be read.
  var pixels: (width: Int, height: Int)? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 256 << 10) else { return nil }
    return Image.pixels(ofHead: Array(head))
  }
}
