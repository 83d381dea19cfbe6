// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRecording

/// The folder to which the server writes a recording of each session.
struct RecordingFolder: Sendable {
  private let folder: URL

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: ``RecordingFolderError`` if it cannot be used.
  init(_ folder: URL) throws(RecordingFolderError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw RecordingFolderError(path: folder.path, reason: error.localizedDescription)
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw RecordingFolderError(path: folder.path, reason: "it is not writable")
    }
  }

  /// Begins the file of a session, such as `20260501T093000Z-4711-12.jsonl`.
  ///
  /// - Parameters:
  ///   - number: The number of the session in this process.
  ///   - failed: Called if the file cannot be written.
  /// - Returns: The file, which ends when it is released.
  func begin(_ number: Int, failed: @escaping @Sendable (String) -> Void) -> RecordingFile {
    let time = Date().ISO8601Format(.init(dateSeparator: .omitted, timeSeparator: .omitted))
    let process = ProcessInfo.processInfo.processIdentifier
    let name = "\(time)-\(process)-\(number).jsonl"
    return RecordingFile(folder.appending(path: name), failed: failed)
  }
}

/// The error of a folder that cannot be used.
struct RecordingFolderError: Error {
  var path: String
  var reason: String
}

/// A file that lines are appended to, not on the main actor.
final class RecordingFile: Sendable {
  private let lines: AsyncStream<String>.Continuation

  fileprivate init(_ url: URL, failed: @escaping @Sendable (String) -> Void) {
    let (stream, lines) = AsyncStream<String>.makeStream()
    self.lines = lines
    Task.detached {
      do {
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
          return failed("\(url.path): \(String(cString: strerror(errno)))")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        for await line in stream { try file.write(contentsOf: Data(line.utf8)) }
      } catch {
        failed("\(url.path): \(error.localizedDescription)")
      }
    }
  }

  deinit { lines.finish() }

  /// Appends a line.
  func write(_ line: String) { lines.yield(line) }
}
