// SPDX-License-Identifier: MIT

/// The reason why a text is not the location of a Redis server.
///
/// It does not contain the text, which may contain a password.
package enum RedisLocationError: Error, Hashable {
  /// The text does not begin with `redis://`.
  case scheme
  /// The text begins with `rediss://`: a connection with TLS.
  case encrypted
  /// The text contains a space, `?` or `#`.
  case character
  /// The user or the password is not percent-encoded UTF-8.
  case encoding
  /// The name or address of the server is missing or not valid.
  case host
  /// The port is not a number from 1 to 65,535.
  case port
  /// The database is not a number.
  case database
}

extension RedisLocationError: CustomStringConvertible {
  package var description: String {
    let reason =
      switch self {
      case .scheme: "it does not begin with redis://"
      case .encrypted: "TLS (rediss://) is not supported; use a private network or a TLS tunnel"
      case .character: "it contains a space, ? or #; percent-encode them in a password"
      case .encoding: "its user or password is not valid percent-encoded UTF-8"
      case .host: "its host is missing or not valid; percent-encode / and @ in a user or password"
      case .port: "its port is not a number from 1 to 65535"
      case .database: "its database is not a number"
      }
    return "invalid Redis URL: \(reason)"
  }
}
