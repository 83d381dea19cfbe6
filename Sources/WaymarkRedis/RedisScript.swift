// SPDX-License-Identifier: MIT

/// A Lua script that a Redis server runs as a whole, without commands of others in between.
package struct RedisScript: Hashable, Sendable {
  /// The script in Lua.
  package let text: String

  /// Creates a script from its text.
  package init(_ text: String) { self.text = text }

  /// The keys and arguments of one run of a script.
  package struct Call: Sendable {
    /// The keys that the script uses: `KEYS` in Lua.
    package let keys: [RedisArgument]
    /// The other arguments: `ARGV` in Lua.
    package let arguments: [RedisArgument]

    /// Creates a call.
    package init(_ keys: [RedisArgument], _ arguments: [RedisArgument] = []) {
      self.keys = keys
      self.arguments = arguments
    }

    /// Returns the command that runs a script, which is given by its text or its digest.
    func command(_ name: String, _ script: RedisArgument) -> RedisCommand {
      RedisCommand(name, [script, .number(keys.count)] + keys + arguments)
    }
  }
}
