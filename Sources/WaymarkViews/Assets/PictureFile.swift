// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// An image file on disk, which is read only up to the size limit of images.
package struct PictureFile {
  private let path: String

  /// Creates a reader of the file at a path.
  package init(_ path: String) { self.path = path }

  /// The contents of the file; nil if it is missing, not a regular file, or too large.
  package var contents: Data? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue, size <= PictureValue.byteLimit
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// The size in pixels according to the header; nil if the header cannot be read.
  package var pixels: (width: Int, height: Int)? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 256 << 10) else { return nil }
    return PictureHead(Array(head)).map { ($0.width, $0.height) }
  }
}
