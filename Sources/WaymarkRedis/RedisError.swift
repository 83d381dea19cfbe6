// SPDX-License-Identifier: MIT

/// The reason why a Redis server has not done what was asked of it.
///
/// No reason contains a password.
package enum RedisError: Error, Hashable {
  /// There is no connection: no server, the wrong password, or no such database.
  ///
  /// Nothing was sent except the credentials and the number of the database.
  case cannotConnect(String)
  /// The server has not answered in time; it may still execute the commands.
  case timedOut
  /// The connection has ended; the server may have executed the commands.
  case disconnected(String)
  /// The server has answered with an error.
  case server(String)
  /// The answer is not one that Redis gives to the command.
  case unexpectedReply(String)
}

extension RedisError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotConnect(let reason): "cannot connect: \(reason)"
    case .timedOut: "the server does not answer in time"
    case .disconnected(let reason): "the connection has ended: \(reason)"
    case .server(let text): "the server answers: \(text)"
    case .unexpectedReply(let reason): "unexpected reply: \(reason)"
    }
  }
}
