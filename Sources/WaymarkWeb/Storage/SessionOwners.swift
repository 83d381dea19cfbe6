// SPDX-License-Identifier: MIT

import Crypto

/// Records which of several servers owns each session, so that only one continues it.
///
/// Every method must be atomic with respect to those of other servers.
protocol SessionOwners: Sendable {
  /// Confirms that this server owns a session, and records it if no server does.
  ///
  /// - Returns: Whether this server owns it; false if another one has taken it.
  func hold(_ claim: SessionClaim) async throws -> Bool

  /// Makes this server the owner of a session in place of the current one, which is notified.
  ///
  /// - Parameter session: The name of the session, as in ``SessionClaim``.
  /// - Returns: The new claim; nil if no server owns the session.
  /// - Throws: An error if the record cannot be reached.
  func take(_ session: String) async throws -> SessionClaim?

  /// Records that a session has ended. A claim that is no longer valid has no effect.
  func release(_ claim: SessionClaim) async throws

  /// Returns claims of this server that others have ended. Each is returned at least once.
  func lostClaims() async throws -> [SessionClaim]
}

/// A server's claim to own a session.
struct SessionClaim: Hashable, Sendable {
  /// The name of the session, which reveals neither its secret nor that of its browser.
  let session: String
  /// The number of claims to the session up to this one, which is valid until there is a higher
  /// one.
  var generation = 1

  /// The name of a session of a browser: 32 hexadecimal digits of a SHA-256 hash.
  static func name(of session: Secret, _ browser: Secret) -> String {
    Secret(bytes: SHA256.hash(data: session.bytes + browser.bytes)).text
  }
}
