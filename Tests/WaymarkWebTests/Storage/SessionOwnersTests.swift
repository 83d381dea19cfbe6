// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

#if Redis
import RedisServers
import WaymarkRedis
#endif

/// What every record of owners does (O24).
@Suite(.timeLimit(.minutes(3))) struct SessionOwnersTests {
  /// The kinds of records.
  enum Kind: CaseIterable {
    case memory
    #if Redis
    case redis
    #endif

    /// Those that can be tested here.
    static var possible: [Kind] {
      #if Redis
      allCases.filter { $0 != .redis || RedisServer.isPossible }
      #else
      allCases
      #endif
    }
  }

  private let name = SessionClaim.name(of: .random(), .random())

  /// Returns the owners of some servers.
  private func servers(_ count: Int, _ kind: Kind) async throws -> [any SessionOwners] {
    switch kind {
    case .memory:
      let records = MemoryOwners.Records()
      return (0..<count).map { _ in MemoryOwners(records) }
    #if Redis
    case .redis:
      let location = try await RedisServer.database()
      return (0..<count).map { _ in RedisSessionOwners(RedisClient(location)) }
    #endif
    }
  }

  @Test(arguments: Kind.possible)
  func `a session belongs to the server that took it last (O24)`(kind: Kind) async throws {
    let servers = try await servers(3, kind)
    let first = SessionClaim(session: name)
    #expect(try await servers[1].take(name) == nil)
    #expect(try await servers[0].hold(first))
    #expect(try await servers[0].hold(first))
    #expect(try await servers[1].hold(first) == false)
    #expect(try await servers[1].take(name) == SessionClaim(session: name, generation: 2))
    #expect(try await servers[0].hold(first) == false)
    #expect(try await servers[2].take(name) == SessionClaim(session: name, generation: 3))
    #expect(try await servers[0].take(name) == SessionClaim(session: name, generation: 4))
    // A claim of this server that has ended is not one of its later ones.
    #expect(try await servers[0].hold(first) == false)
    #expect(try await servers[0].hold(SessionClaim(session: name, generation: 4)))
  }

  @Test(arguments: Kind.possible)
  func `a server learns which claims others have ended (O24)`(kind: Kind) async throws {
    let servers = try await servers(2, kind)
    let others = (0..<3).map { _ in SessionClaim.name(of: .random(), .random()) }
    for other in others { #expect(try await servers[0].hold(SessionClaim(session: other))) }
    #expect(try await servers[0].lostClaims() == [])
    for other in others.prefix(2) { _ = try await servers[1].take(other) }
    #expect(
      try await servers[0].lostClaims() == others.prefix(2).map { SessionClaim(session: $0) })
    #expect(try await servers[0].lostClaims() == [])
    // Nobody has to tell a server what it does itself.
    _ = try await servers[1].take(others[0])
    #expect(try await servers[1].lostClaims() == [])
    _ = try await servers[0].take(others[1])
    #expect(
      try await servers[1].lostClaims() == [SessionClaim(session: others[1], generation: 2)])
  }

  @Test(arguments: Kind.possible)
  func `only its owner can release a session (O24)`(kind: Kind) async throws {
    let servers = try await servers(2, kind)
    let first = SessionClaim(session: name)
    _ = try await servers[0].hold(first)
    let second = try #require(await servers[1].take(name))
    try await servers[0].release(first)
    try await servers[0].release(second)
    #expect(try await servers[0].hold(first) == false)
    #expect(try await servers[1].hold(second))
    try await servers[1].release(second)
    #expect(try await servers[0].take(name) == nil)
    #expect(try await servers[0].hold(first))
  }

  @Test(arguments: Kind.possible)
  func `of servers that take a session at the same time one has it (O24)`(kind: Kind) async throws {
    let servers = try await servers(8, kind)
    _ = try await servers[0].hold(SessionClaim(session: name))
    let claims = try await withThrowingTaskGroup(of: (Int, SessionClaim?).self) { group in
      for (index, server) in servers.enumerated() {
        group.addTask { [name] in (index, try await server.take(name)) }
      }
      return try await group.reduce(into: [Int: SessionClaim]()) { $0[$1.0] = $1.1 }
    }
    #expect(Set(claims.values.map(\.generation)) == Set(2...9))
    for (index, claim) in claims {
      #expect(try await servers[index].hold(claim) == (claim.generation == 9))
    }
  }
}
