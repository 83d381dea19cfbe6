// SPDX-License-Identifier: MIT

import Foundation
import RedisServers
import Synchronization
import Testing
import WaymarkRedis

/// What a client does when its server has gone away.
@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3)))
struct RedisReconnectionTests {
  private let ping = RedisCommand("PING")
  private let clock = ManualClock()

  private func client(
    _ location: RedisLocation, replying: Duration = .seconds(2)
  ) -> RedisClient {
    var times = RedisTimes()
    times.replying = replying
    return RedisClient(location, times: times, now: { [clock] in clock.now })
  }

  @Test func `a client connects again after its server was killed`() async throws {
    let server = try await RedisServer.start()
    let client = client(try server.location())
    #expect(try await client.run(ping) == .status("PONG"))
    await server.stop()
    clock.advance(.seconds(1))
    await #expect(throws: RedisError.cannotConnect("Connection refused")) {
      try await client.run(ping)
    }
    try await server.start()
    // In between it does not even try.
    await #expect(throws: RedisError.cannotConnect("Connection refused")) {
      try await client.run(ping)
    }
    clock.advance(.seconds(1))
    #expect(try await client.run(ping) == .status("PONG"))
  }

  @Test func `a connection that the server has closed meanwhile costs no call`() async throws {
    let server = try await RedisServer.start()
    let (first, second) = (client(try server.location()), client(try server.location()))
    for _ in 0..<3 {
      #expect(try await first.run(ping) == .status("PONG"))
      clock.advance(.seconds(1))
      _ = try await second.run(RedisCommand("CLIENT", ["KILL", "SKIPME", "yes"]))
    }
    #expect(try await first.run(RedisCommand("INCR", ["a"])) == .integer(1))
  }

  @Test func `a client connects at most once a second`() async throws {
    let server = try FakeServer(.answers([]))
    let client = client(try server.location())
    for attempt in 1...3 {
      for _ in 0..<5 {
        await #expect(throws: RedisError.disconnected("the server has closed it")) {
          try await client.run(ping, isIdempotent: true)
        }
      }
      #expect(server.connections == attempt)
      clock.advance(.milliseconds(999))
      await #expect(throws: RedisError.disconnected("the server has closed it")) {
        try await client.run(ping)
      }
      #expect(server.connections == attempt)
      clock.advance(.milliseconds(1))
    }
  }

  @Test func `after a late reply, nobody waits for a second`() async throws {
    let server = try FakeServer(.answers(["+PONG\r\n"], thenEnds: false))
    let client = client(try server.location(), replying: .milliseconds(200))
    #expect(try await client.run(ping) == .status("PONG"))
    for connections in 1...2 {
      // The last attempt to connect was long ago.
      clock.advance(.seconds(10))
      for _ in 0..<20 {
        await #expect(throws: RedisError.timedOut) { try await client.run(ping) }
      }
      #expect(server.connections == connections)
    }
  }

  @Test func `a late reply is not that of the next command`() async throws {
    let server = try await RedisServer.start()
    let client = client(try server.location(), replying: .milliseconds(200))
    _ = try await client.run(ping)
    server.pause()
    await #expect(throws: RedisError.timedOut) {
      try await client.run(RedisCommand("ECHO", ["late"]))
    }
    server.resume()
    clock.advance(.seconds(1))
    #expect(try await client.run(ping) == .status("PONG"))
  }

  @Test(arguments: [false, true])
  func `what may have been executed is sent again only if that makes no difference`(
    isIdempotent: Bool
  ) async throws {
    let server = try FakeServer(.answers([]))
    var times = RedisTimes()
    times.pause = .zero
    let client = RedisClient(try server.location(), times: times)
    await #expect(throws: RedisError.disconnected("the server has closed it")) {
      try await client.run(ping, isIdempotent: isIdempotent)
    }
    let sent = server.received.components(separatedBy: "PING").count - 1
    #expect(sent == (isIdempotent ? 2 : 1))
  }

  @Test func `a server that is no longer the leading one is left`() async throws {
    let server = try FakeServer(.answer("-READONLY You can't write.\r\n"))
    let client = client(try server.location())
    for attempt in 1...2 {
      for _ in 0..<2 {
        await #expect(throws: RedisError.server("READONLY You can't write.")) {
          try await client.run(ping)
        }
      }
      #expect(server.connections == attempt)
      clock.advance(.seconds(1))
    }
  }
}

/// A clock that only the test advances.
private final class ManualClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}
