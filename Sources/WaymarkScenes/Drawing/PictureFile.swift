// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews

/// A picture's file on disk, of which no more is read than a picture may have.
struct PictureFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The whole file; nil where it is missing, no plain file, or too long.
  var contents: Data? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue, size <= Image.byteLimit
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// What its first bytes say of its size; nil where they say nothing.
  var pixels: (width: Int, height: Int)? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 256 << 10) else { return nil }
    return Image.pixels(ofHead: Array(head))
  }
}
