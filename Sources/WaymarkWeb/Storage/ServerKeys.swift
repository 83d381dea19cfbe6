// SPDX-License-Identifier: MIT

import Crypto
import Foundation

/// The secret keys of a server, or of servers that share their visitors.
///
/// The first key signs and seals; the others only verify and open what was made before the first
/// one was added. So a key is replaced without anybody losing a cookie or a state.
struct ServerKeys: Sendable {
  private(set) var all: [SymmetricKey]

  /// Creates keys.
  ///
  /// - Parameter all: At least one key; a random one by default, so that no server before had it.
  init(_ all: [SymmetricKey] = [SymmetricKey(size: .bits256)]) { self.all = all }

  /// Parses keys of 64 hexadecimal digits with white space between them; nil if there is none, or
  /// anything else.
  init?(_ text: String) {
    var keys: [SymmetricKey] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let digits = word.lowercased()
      guard let first = Secret(digits.prefix(32)), let last = Secret(digits.dropFirst(32)) else {
        return nil
      }
      keys.append(SymmetricKey(data: first.bytes + last.bytes))
    }
    guard !keys.isEmpty else { return nil }
    all = keys
  }

  /// The environment variable with the keys of a server without a key file.
  static let variable = "WAYMARK_KEYS"

  /// Returns the keys of a server: those of its file, which is created with a random key if it does
  /// not exist, or else those of the environment; nil if it has neither.
  ///
  /// - Throws: ``KeyError`` if the file cannot be read or created, or does not contain keys.
  static func load(
    from file: URL?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(KeyError) -> ServerKeys? {
    guard let file else {
      guard let text = environment[variable] else { return nil }
      guard let keys = ServerKeys(text) else {
        throw KeyError(place: "the environment variable \(variable)", reason: KeyError.format)
      }
      return keys
    }
    let text: String
    do {
      try createFile(at: file)
      text = try String(contentsOf: file, encoding: .utf8)
    } catch let error as KeyError {
      throw error
    } catch {
      throw KeyError(place: file.path, reason: error.localizedDescription)
    }
    guard let keys = ServerKeys(text) else {
      throw KeyError(place: file.path, reason: KeyError.format)
    }
    return keys
  }

  /// Creates a file with a random key that only its owner can read, unless there is a file.
  private static func createFile(at file: URL) throws {
    let descriptor = Foundation.open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw KeyError(place: file.path, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data("\(Secret.random().text)\(Secret.random().text)\n".utf8))
  }
}

/// An error that prevents the use of keys; it does not contain them.
struct KeyError: Error {
  /// The file or variable with the keys.
  let place: String
  let reason: String

  fileprivate static let format = "it must contain keys of 64 hexadecimal digits, one on each line"
}
