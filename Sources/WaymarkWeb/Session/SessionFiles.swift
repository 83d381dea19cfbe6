// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The files that a session has received, which are removed when it ends.
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

  /// Reserves space for files, and returns a folder that does not exist yet.
  ///
  /// If the limit of a session is exceeded, its oldest files are removed.
  ///
  /// - Parameter size: The size of the files in bytes.
  /// - Returns: The URL of the folder.
  /// - Throws: ``FileFailure/tooLarge`` if they exceed the limit of a session, or an error of
  ///   ``FileSpace/reserve(_:)``.
  func reserve(_ size: Int) throws(FileFailure) -> URL {
    guard size <= space.limits.session else { throw .tooLarge }
    let cost = size + Self.cost
    while !choices.isEmpty, choices.reduce(cost, { $0 + $1.size }) > space.limits.session {
      let oldest = choices.removeFirst()
      space.remove(oldest.folder, oldest.size)
    }
    count += 1
    let folder = try space.reserve(cost).appendingPathComponent("\(number)-\(count)")
    choices.append((folder, cost))
    return folder
  }

  /// The estimated size of the folders of a choice, in bytes.
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
