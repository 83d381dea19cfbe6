// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import WaymarkRedis

/// Records the owners of sessions in Redis.
///
/// The record of a session is its owner's claim, such as `2 NODE`, where the node is random text
/// that identifies the process. Another server replaces it as a whole, and adds the claim that it
/// has ended to a list of the previous owner.
final class RedisSessionOwners: SessionOwners {
  /// The time in seconds after which the record of a session whose server has failed is removed: no
  /// page can bring a state that is older.
  private static let lifetime = SceneSeal.lifetime
  /// The time in seconds after which the list of a server that does not read it is removed.
  private static let listLifetime = 60
  /// The time for which a page that opens a socket waits for Redis.
  private static let limit = Duration.seconds(1)

  private let client: RedisClient
  private let node = Secret.random().text

  /// Creates the owners of the sessions of servers that share a database.
  init(_ client: RedisClient) { self.client = client }

  func hold(_ claim: SessionClaim) async throws -> Bool {
    let arguments: [RedisArgument] = [.text(text(of: claim)), .number(Self.lifetime)]
    return try await run(.holdSession, claim.session, arguments) == 1
  }

  func take(_ session: String) async throws -> SessionClaim? {
    let arguments: [RedisArgument] = [
      .text(node), .number(Self.lifetime), .text(session), .number(Self.listLifetime),
    ]
    let generation = try await run(.takeSession, session, arguments)
    return generation > 0 ? SessionClaim(session: session, generation: generation) : nil
  }

  func release(_ claim: SessionClaim) async throws {
    _ = try await run(.releaseSession, claim.session, [.text(text(of: claim))])
  }

  func lostClaims() async throws -> [SessionClaim] {
    let list = RedisStorageKey.lostSessions(of: node)
    let command = RedisCommand("LRANGE", [list, "0", "-1"])
    let reply = try await client.run(command, isIdempotent: true, within: Self.limit)
    guard case .array(let items) = reply else { throw RedisError.unexpectedReply("to LRANGE") }
    guard !items.isEmpty else { return [] }
    // What is not removed now is returned again.
    _ = try? await client.run(RedisCommand("LTRIM", [list, .number(items.count), "-1"]))
    return items.compactMap { item in
      guard case .string(let data) = item else { return nil }
      let parts = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard parts.count == 2, let generation = Int(parts[0]) else { return nil }
      return SessionClaim(session: String(parts[1]), generation: generation)
    }
  }

  private func text(of claim: SessionClaim) -> String { "\(claim.generation) \(node)" }

  private func run(
    _ script: RedisScript, _ session: String, _ arguments: [RedisArgument]
  ) async throws -> Int {
    let call = RedisScript.Call([RedisStorageKey.owner(of: session)], arguments)
    let replies = try await client.run(script, [call], within: Self.limit)
    guard case .integer(let result) = try replies.first?.get() else {
      throw RedisError.unexpectedReply("to a script")
    }
    return result
  }
}

extension RedisScript {
  /// Records a claim to a session, unless there is another one.
  ///
  /// Its key is that of the owner; its arguments are the claim and its lifetime.
  fileprivate static let holdSession = RedisScript(
    """
    local owner = redis.call('GET', KEYS[1])
    if owner and owner ~= ARGV[1] then return 0 end
    redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
    return 1
    """)

  /// Replaces the claim to a session by one of the next generation, which it returns; 0 if there is
  /// no claim.
  ///
  /// Its key is that of the owner; its arguments are the node, the lifetime of its claim, the name
  /// of the session, and the lifetime of the previous owner's list.
  fileprivate static let takeSession = RedisScript(
    """
    local owner = redis.call('GET', KEYS[1])
    if not owner then return 0 end
    local generation, node = string.match(owner, '^(%d+) (%x+)$')
    if not generation then return 0 end
    local new = tonumber(generation) + 1
    redis.call('SET', KEYS[1], string.format('%d %s', new, ARGV[1]), 'EX', ARGV[2])
    if node ~= ARGV[1] then
      local list = '\(RedisStorageKey.lostSessionsPrefix)' .. node
      redis.call('RPUSH', list, generation .. ' ' .. ARGV[3])
      redis.call('EXPIRE', list, ARGV[4])
    end
    return new
    """)

  /// Removes a claim to a session, unless another one has replaced it.
  ///
  /// Its key is that of the owner, its argument the claim.
  fileprivate static let releaseSession = RedisScript(
    """
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('DEL', KEYS[1])
    """)
}
#endif
