// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Serves the app's image files at URLs that are derived from their contents.
///
/// A request cannot name a file path: only files that an element of the app refers to are served.
final class AssetStore: Sendable {
  private struct Files {
    /// The URLs by path on disk; nil for a file that cannot be served.
    var addresses: [String: String?] = [:]
    var files: [String: StaticFile] = [:]
  }

  /// The maximum file size in bytes; larger files are not served.
  static let sizeLimit = 16 << 20
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
  ]

  private let files = Mutex(Files())

  /// Returns the URL of a file on disk, which is read on first use.
  ///
  /// Returns nil if the file is missing, too large, or not an SVG, PNG or JPEG file.
  func address(of path: String) -> String? {
    if let known = files.withLock({ $0.addresses[path] }) { return known }
    let file = Self.read(path)
    return files.withLock { files in
      files.addresses[path] = .some(file?.address)
      if let file { files.files[file.address] = file }
      return file?.address
    }
  }

  /// Returns the file with a URL.
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

extension StaticFile {
  /// Reads the icon of an app for home screens, or returns nil if it is not a PNG file.
  init?(touchIcon url: URL) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard let data = FileManager.default.contents(atPath: url.path),
      data.count <= AssetStore.sizeLimit, data.starts(with: signature)
    else { return nil }
    self.init(address: WebPaths.touchIcon, type: "image/png", bytes: Array(data))
  }
}
