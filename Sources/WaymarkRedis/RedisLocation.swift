// SPDX-License-Identifier: MIT

/// The address of a Redis server, its database, and the credentials for it.
///
/// The text is `redis://[user[:password]@]host[:port][/database]`. An IPv6 address is in brackets.
/// Characters of the user and the password can be percent-encoded; `/`, `?`, `#`, `%` and white space
/// must be, and `:` in the user.
package struct RedisLocation: Hashable, Sendable {
  /// The port of a server whose location has none.
  package static let defaultPort: UInt16 = 6379

  /// A user and a password.
  struct Credentials: Hashable, Sendable {
    /// The user; nil means the default user.
    var user: String?
    var password: String
  }

  /// The name or address of the server, without brackets.
  package let host: String
  /// The TCP port of the server.
  package let port: UInt16
  /// The number of the database.
  package let database: Int
  /// What the client proves who it is with; nil means nothing.
  let credentials: Credentials?

  /// Parses a location.
  ///
  /// A user without a password has the empty password, and a password without a user is that of the
  /// default user.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``RedisLocationError``, which does not contain the text, if it is not valid.
  package init(_ text: String) throws(RedisLocationError) {
    guard !text.contains(where: { $0.isWhitespace || $0 == "?" || $0 == "#" }) else {
      throw .character
    }
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts[0].lowercased() {
    case "redis" where parts.count == 2: break
    case "rediss" where parts.count == 2: throw .encrypted
    default: throw .scheme
    }
    let path = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let authority = path[0]
    if let end = authority.lastIndex(of: "@") {
      credentials = try Self.credentials(authority[..<end])
      (host, port) = try Self.address(authority[end...].dropFirst())
    } else {
      credentials = nil
      (host, port) = try Self.address(authority)
    }
    let number = path.count == 2 && !path[1].isEmpty ? path[1] : "0"
    guard let database = Self.number(number), database <= Int(Int32.max) else { throw .database }
    self.database = database
  }

  private static func credentials(
    _ text: Substring
  ) throws(RedisLocationError) -> Credentials? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let user = try decoded(parts[0])
    let password = parts.count == 2 ? try decoded(parts[1]) : ""
    if user.isEmpty { return password.isEmpty ? nil : Credentials(password: password) }
    return Credentials(user: user, password: password)
  }

  private static func address(_ text: Substring) throws(RedisLocationError) -> (String, UInt16) {
    let host: Substring
    let rest: Substring
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { throw .host }
      host = text[..<end].dropFirst()
      rest = text[end...].dropFirst()
      guard host.contains(":"), host.allSatisfy({ isWord($0) || ":.%".contains($0) }) else {
        throw .host
      }
    } else {
      let end = text.firstIndex(of: ":") ?? text.endIndex
      host = text[..<end]
      rest = text[end...]
      guard !host.isEmpty, host.allSatisfy({ isWord($0) || "-._".contains($0) }) else {
        throw .host
      }
    }
    guard !rest.isEmpty else { return (String(host), defaultPort) }
    guard rest.first == ":" else { throw .host }
    guard let number = number(rest.dropFirst()), let port = UInt16(exactly: number), port > 0 else {
      throw .port
    }
    return (String(host), port)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Parses a number of only digits.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private static func decoded(_ text: Substring) throws(RedisLocationError) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16)
      else { throw .encoding }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else { throw .encoding }
    return decoded
  }
}

extension RedisLocation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The location without the user and the password.
  package var description: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "redis://\(name):\(port)/\(database)"
  }

  package var debugDescription: String { description }

  /// Nothing, so that a dump does not show the password.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
