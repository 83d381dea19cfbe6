// SPDX-License-Identifier: MIT

import Foundation

/// A folder for temporary files, which only its owner can read.
///
/// It is locked while its process runs. Creating a folder removes those with the same prefix whose
/// processes have ended.
struct LockedFolder {
  let url: URL
  private let lock: Int32

  private static let lockName = "lock"

  /// Creates a folder whose name begins with a prefix.
  init(_ prefix: String) throws {
    let parent = FileManager.default.temporaryDirectory
    for name in try FileManager.default.contentsOfDirectory(atPath: parent.path)
    where name.hasPrefix(prefix) {
      let old = parent.appendingPathComponent(name)
      // Another process may just have created it.
      guard let lock = Self.lock(in: old, O_RDWR) else { continue }
      try? FileManager.default.removeItem(at: old)
      close(lock)
    }
    url = parent.appendingPathComponent(prefix + Secret.random().text)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    guard let lock = Self.lock(in: url, O_RDWR | O_CREAT | O_EXCL) else {
      throw CocoaError(.fileWriteUnknown)
    }
    self.lock = lock
  }

  private static func lock(in folder: URL, _ flags: Int32) -> Int32? {
    let file = open(folder.appendingPathComponent(lockName).path, flags | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: url)
    close(lock)
  }
}
