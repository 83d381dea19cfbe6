// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The disk space of the server for files that people have chosen.
@MainActor
final class FileSpace {
  /// The limits in bytes.
  struct Limits: Hashable, Sendable {
    /// The maximum size of a session's files.
    var session = 32 << 20
    /// The maximum size of all files.
    var total = 1 << 30

    init() {}

    /// Creates the limits of a server.
    init(_ options: WebHost.Options) {
      session = options.uploadLimit
      total = options.uploadSpace
    }
  }

  let limits: Limits
  private var used = 0
  private var folder: LockedFolder?
  private var removal: Task<Void, Never>?

  init(limits: Limits = Limits()) { self.limits = limits }

  /// Reserves a number of bytes, and returns the folder for files.
  ///
  /// - Throws: ``FileFailure/noSpace``, or ``FileFailure/notWritten`` if there can be no folder.
  func reserve(_ size: Int) throws(FileFailure) -> URL {
    guard size <= limits.total - used else { throw .noSpace }
    do {
      let folder = try self.folder ?? LockedFolder("waymark-files-")
      self.folder = folder
      used += size
      return folder.url
    } catch {
      throw .notWritten
    }
  }

  /// Removes files and releases their space.
  func remove(_ folder: URL, _ size: Int) {
    used -= size
    removal = Task { [removal] in
      // One removal fails if another one deletes the same files concurrently.
      await removal?.value
      await Self.remove(folder)
    }
  }

  private nonisolated static func remove(_ folder: URL) async {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes the folder with all files.
  func close() async {
    await removal?.value
    folder?.remove()
    folder = nil
  }
}
