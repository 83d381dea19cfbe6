// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The space on the disk of the server for files that people have chosen.
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

  /// Takes space, and returns the folder for files; nil if there is not enough.
  fileprivate func take(_ size: Int) throws(FileFailure) -> URL {
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
  fileprivate func remove(_ folder: URL, _ size: Int) {
    used -= size
    removal = Task { [removal] in
      // One after the other, since what is removed at the same time elsewhere is an error.
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

/// The files that a session has received; they are removed when it ends.
@MainActor
final class SessionFiles {
  private let number: Int
  private let space: FileSpace
  /// The folders of the choices, the oldest first, with their sizes in bytes.
  private var choices: [(folder: URL, size: Int)] = []
  private var count = 0

  /// The folders of the choices that are kept, the oldest first.
  var folders: [URL] { choices.map(\.folder) }

  /// Creates the files of the session with a number.
  init(of number: Int, in space: FileSpace) {
    self.number = number
    self.space = space
  }

  /// Takes space for files, and returns a folder that does not exist yet.
  ///
  /// If the limit of a session is exceeded, its oldest files are removed.
  ///
  /// - Parameter size: The size of the files in bytes.
  /// - Returns: The URL of the folder.
  /// - Throws: ``FileFailure/tooLarge`` if they alone exceed the limit, and others if the server has
  ///   no space.
  func reserve(_ size: Int) throws(FileFailure) -> URL {
    guard size <= space.limits.session else { throw .tooLarge }
    // Each file has a cost, even if it is empty.
    let cost = size + Self.cost
    while !choices.isEmpty, choices.reduce(cost, { $0 + $1.size }) > space.limits.session {
      let oldest = choices.removeFirst()
      space.remove(oldest.folder, oldest.size)
    }
    count += 1
    let folder = try space.take(cost).appendingPathComponent("\(number)-\(count)")
    choices.append((folder, cost))
    return folder
  }

  /// What a choice costs in addition to its bytes.
  private static let cost = 4096

  /// Removes the files in a folder, which were not received.
  func remove(_ folder: URL) {
    guard let index = choices.firstIndex(where: { $0.folder == folder }) else { return }
    space.remove(folder, choices.remove(at: index).size)
  }

  /// Removes all files.
  func removeAll() {
    for (folder, size) in choices { space.remove(folder, size) }
    choices = []
  }
}

/// A folder for temporary files, which only its owner can read.
///
/// It is locked while its process runs. Those of processes that have ended without removing them are
/// removed when the next one is created.
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
      // Without a lock, its process may be just creating it.
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
