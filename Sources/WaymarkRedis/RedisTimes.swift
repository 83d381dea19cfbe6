// SPDX-License-Identifier: MIT

/// The times after which a client gives up.
package struct RedisTimes: Hashable, Sendable {
  /// The maximum time to connect, with the credentials and the database.
  package var connecting = Duration.seconds(2)
  /// The maximum time until the reply to a command.
  package var replying = Duration.seconds(2)
  /// The minimum time from one attempt to connect to the next one.
  package var pause = Duration.seconds(1)

  /// Creates times.
  package init() {}
}
