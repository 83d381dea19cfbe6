// SPDX-License-Identifier: MIT

import Foundation
import RedisServers
import Testing
import WaymarkRedis

/// What a client sends to a server that works, and what it receives.
@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3))) struct RedisClientTests {
  private func client() async throws -> RedisClient {
    RedisClient(try await RedisServer.database())
  }

  @Test(arguments: [
    Data(), Data("\0a\r\n$1\r\n\0".utf8), Data("🏔é".utf8), Data([0xFF, 0, 0xC3]),
    Data(repeating: 7, count: 3 << 20),
  ])
  func `arguments and replies are any bytes`(bytes: Data) async throws {
    let client = try await client()
    let (key, value) = (RedisArgument.bytes(bytes.prefix(1000)), RedisArgument.bytes(bytes))
    #expect(try await client.run(RedisCommand("SET", [key, value])) == .status("OK"))
    #expect(try await client.run(RedisCommand("GET", [key])) == .string(bytes))
    #expect(try await client.run(RedisCommand("ECHO", [value])) == .string(bytes))
  }

  @Test func `a reply has the type that the server gives it`() async throws {
    let client = try await client()
    let nested = RedisCommand("EVAL", ["return {1, {'a', {}, false}, {ok = 'b'}}", "0"])
    #expect(
      try await client.run(nested)
        == .array([
          .integer(1), .array([.string(Data("a".utf8)), .array([]), .null]), .status("b"),
        ]))
    #expect(try await client.run(RedisCommand("GET", ["none"])) == .null)
    await #expect(throws: RedisError.server("ERR value is not an integer or out of range")) {
      try await client.run(RedisCommand("INCRBY", ["a", "x"]))
    }
    let deep = RedisCommand(
      "EVAL", ["local a = 1; for i = 1, 20 do a = {a} end; return a", "0"])
    await #expect(throws: RedisError.unexpectedReply("this is not the protocol of Redis")) {
      try await client.run(deep)
    }
  }

  @Test func `each of several commands has its reply, also an error`() async throws {
    let client = try await client()
    let replies = try await client.run(
      (0..<10_000).map { RedisCommand($0 == 5000 ? "NONE" : "INCR", ["count"]) })
    #expect(replies.count == 10_000)
    for (index, reply) in replies.enumerated() where index != 5000 {
      #expect(reply == .integer(index < 5000 ? index + 1 : index))
    }
    guard case .error = replies[5000] else {
      Issue.record("\(replies[5000])")
      return
    }
    #expect(try await client.run([]) == [])
  }

  @Test func `commands and replies larger than all buffers do not wait for each other`()
    async throws
  {
    let value = Data(repeating: 1, count: 1 << 20)
    let commands = (0..<24).map { _ in RedisCommand("ECHO", [.bytes(value)]) }
    let replies = try await client().run(commands)
    #expect(replies == Array(repeating: .string(value), count: 24))
  }

  @Test func `calls from several tasks are served one after another`() async throws {
    let client = try await client()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let reply = try await client.run(RedisCommand("ECHO", [.number(number)]))
          return reply == .string(Data("\(number)".utf8))
        }
      }
      for try await isOwn in group { #expect(isOwn) }
    }
  }

  @Test func `a closed client does nothing more`() async throws {
    let client = try await client()
    _ = try await client.run(RedisCommand("PING"))
    await client.close()
    await #expect(throws: RedisError.disconnected("the client is closed")) {
      try await client.run(RedisCommand("PING"), isIdempotent: true)
    }
  }

  @Test func `clients that wait for a server keep nobody else waiting`() async throws {
    let server = try await RedisServer.start()
    let location = try server.location()
    var times = RedisTimes()
    times.replying = .seconds(20)
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    server.pause()
    try await withThrowingTaskGroup { [times] clients in
      for _ in 0..<count {
        clients.addTask {
          try await RedisClient(location, times: times).run(RedisCommand("PING"))
        }
      }
      await withTaskGroup { others in
        for _ in 0..<count {
          others.addTask { for _ in 0..<100 { await Task.yield() } }
        }
      }
      // If the others have waited for the clients, it is too late for these now.
      server.resume()
      for try await reply in clients { #expect(reply == .status("PONG")) }
    }
  }
}
