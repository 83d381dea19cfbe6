// SPDX-License-Identifier: MIT

import Foundation

/// A file that only its owner can read.
enum PrivateFile {
  /// Creates a file, unless there is one at the URL; nobody ever sees a part of it.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - content: Its content; none by default.
  /// - Throws: ``StorageError`` with the error description of the system.
  static func create(at file: URL, containing content: Data = Data()) throws(StorageError) {
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let draft = "\(file.path).\(Secret.random().text)"
    func fail() -> StorageError {
      StorageError(path: file.path, reason: String(cString: strerror(errno)))
    }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw fail() }
    defer { unlink(draft) }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: content)
    } catch {
      throw StorageError(path: file.path, reason: error.localizedDescription)
    }
    // Unlike a renamed file, a link does not replace the file of another server.
    guard link(draft, file.path) == 0 || errno == EEXIST else { throw fail() }
  }
}
