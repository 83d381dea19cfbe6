// SPDX-License-Identifier: MIT

package import Foundation

/// A command for a Redis server, with arguments of any bytes.
package struct RedisCommand: Sendable {
  /// The name of the command.
  package let name: String
  /// Its arguments.
  package let arguments: [RedisArgument]

  /// Creates a command.
  package init(_ name: String, _ arguments: [RedisArgument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// An argument of a command: some bytes.
package struct RedisArgument: Hashable, Sendable {
  /// The bytes of the argument.
  package let bytes: Data

  /// An argument of some bytes.
  package static func bytes(_ bytes: Data) -> RedisArgument { RedisArgument(bytes: bytes) }

  /// An argument of text in UTF-8.
  package static func text(_ text: String) -> RedisArgument {
    RedisArgument(bytes: Data(text.utf8))
  }

  /// An argument of an integer in decimal digits.
  package static func number(_ number: Int) -> RedisArgument { text("\(number)") }
}

extension RedisArgument: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}
