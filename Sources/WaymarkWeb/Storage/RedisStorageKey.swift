// SPDX-License-Identifier: MIT

#if Redis
import WaymarkRedis

/// The keys of stored values and of sessions in Redis.
///
/// What is in braces selects the hash slot of a key in a cluster, so all are in the same one.
enum RedisStorageKey {
  private static let prefix = "waymark:{values}:"
  /// The prefix of ``values(of:)``, to which the script that removes idle browsers adds a browser.
  static let valuesPrefix = prefix + "of:"
  /// The prefix of ``lostSessions(of:)``, to which the script that takes a session adds a node.
  static let lostSessionsPrefix = prefix + "lost:"

  /// The version of the layout of all keys.
  static let layout = RedisArgument.text(prefix + "layout")
  /// The key of the cookies: 32 bytes.
  static let cookies = RedisArgument.text(prefix + "cookies")
  /// A hash from each browser to the size of its values in bytes.
  static let browsers = RedisArgument.text(prefix + "browsers")
  /// A sorted set of the browsers by their last visit, in seconds since 1970.
  static let visits = RedisArgument.text(prefix + "visits")
  /// The size of all values in bytes.
  static let bytes = RedisArgument.text(prefix + "bytes")

  /// A hash from each name to a value of a browser, as ``RedisStorageEntry`` encodes it.
  static func values(of browser: BrowserKey) -> RedisArgument {
    .text(valuesPrefix + browser.text)
  }

  /// The claim to a session.
  static func owner(of session: String) -> RedisArgument { .text(prefix + "session:" + session) }

  /// A list of the claims of a node that others have ended.
  static func lostSessions(of node: String) -> RedisArgument {
    .text(lostSessionsPrefix + node)
  }
}
#endif
