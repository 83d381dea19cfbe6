// SPDX-License-Identifier: MIT

import Crypto
import Foundation

/// The secret keys of a server, or of servers that share their visitors.
///
/// The first key signs and seals; the others only verify and open what was made before the first
/// one was added. So a key is replaced without anybody losing a cookie or a state.
struct ServerKeys: Sendable {
  let all: [SymmetricKey]

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
  /// - Throws: ``StorageError``, which does not contain the keys, if the file cannot be read or
  ///   created, or if what it contains is not keys.
  static func load(
    from file: URL?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StorageError) -> ServerKeys? {
    guard let file else {
      guard let text = environment[variable] else { return nil }
      return try keys(in: text, of: "the environment variable \(variable)")
    }
    let new = Data("\(Secret.random().text)\(Secret.random().text)\n".utf8)
    try PrivateFile.create(at: file, containing: new)
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw StorageError(path: file.path, reason: error.localizedDescription)
    }
    return try keys(in: text, of: file.path)
  }

  private static func keys(in text: String, of place: String) throws(StorageError) -> ServerKeys {
    guard let keys = ServerKeys(text) else {
      throw StorageError(
        path: place, reason: "it must contain keys of 64 hexadecimal digits, one on each line")
    }
    return keys
  }
}
