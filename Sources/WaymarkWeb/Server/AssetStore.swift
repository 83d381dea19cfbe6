// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The picture files that the app has named, each served at an address made from its content.
///
/// Only files that stood in a tree are served, never a path that a request names.
final class AssetStore: Sendable {
  private struct Files {
    /// By path on disk; nil for a file that cannot be served.
    var addresses: [String: String?] = [:]
    var files: [String: StaticFile] = [:]
  }

  /// Larger files are not served.
  static let sizeLimit = 16 << 20
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
  ]

  private let files = Mutex(Files())

  /// The address of a file on disk, which is read the first time; nil when it is missing, too
  /// large, or no SVG, PNG or JPEG file.
  func address(of path: String) -> String? {
    if let known = files.withLock({ $0.addresses[path] }) { return known }
    let file = Self.read(path)
    return files.withLock { files in
      files.addresses[path] = .some(file?.address)
      if let file { files.files[file.address] = file }
      return file?.address
    }
  }

  /// The file at an address.
  func file(at address: String) -> StaticFile? { files.withLock { $0.files[address] } }

  private static func read(_ path: String) -> StaticFile? {
    let suffix = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    guard let type = types[suffix], path.hasPrefix("/"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = (attributes[.size] as? NSNumber)?.intValue, size <= sizeLimit,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return StaticFile(name: "file", suffix: suffix, type: type, bytes: Array(data))
  }
}
