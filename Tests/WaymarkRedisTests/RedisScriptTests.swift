// SPDX-License-Identifier: MIT

import Foundation
import RedisServers
import Testing
import WaymarkRedis

@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3))) struct RedisScriptTests {
  private let add = RedisScript("return {redis.call('INCRBY', KEYS[1], ARGV[1]), ARGV[2]}")

  private func calls(_ numbers: Int...) -> [RedisScript.Call] {
    numbers.map { RedisScript.Call(["sum"], [.number($0), "\0"]) }
  }

  private func replies(_ numbers: Int...) -> [RedisReply] {
    numbers.map { .array([.integer($0), .string(Data([0]))]) }
  }

  @Test func `a script has keys and arguments, and is known after the first run`() async throws {
    let client = RedisClient(try await RedisServer.database())
    #expect(try await client.run(add, calls(1, 2, 3)) == replies(1, 3, 6))
    #expect(try await client.run(add, calls(4)) == replies(10))
    #expect(try await client.run(add, []) == [])
  }

  @Test func `a server that has forgotten a script runs each call once`() async throws {
    let server = try await RedisServer.start()
    let client = RedisClient(try server.location())
    #expect(try await client.run(add, calls(1)) == replies(1))
    _ = try await client.run(RedisCommand("SCRIPT", ["FLUSH"]))
    #expect(try await client.run(add, calls(1, 2, 3)) == replies(2, 4, 7))
    // Only the first one was sent as text.
    let texts = try await client.run(RedisCommand("INFO", ["commandstats"]))
    guard case .string(let data) = texts else {
      Issue.record("\(texts)")
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("cmdstat_eval:calls=1,"), "\(text)")
  }

  @Test func `an error of one call leaves the others alone`() async throws {
    let client = RedisClient(try await RedisServer.database())
    _ = try await client.run(RedisCommand("SET", ["text", "x"]))
    let calls = [calls(1)[0], RedisScript.Call(["text"], ["1", ""]), calls(2)[0]]
    let found = try await client.run(add, calls)
    #expect([found[0], found[2]] == replies(1, 3))
    #expect(throws: RedisError.self) { try found[1].get() }
  }

  @Test func `a script that is not valid is an error`() async throws {
    let client = RedisClient(try await RedisServer.database())
    let error = await #expect(throws: RedisError.self) {
      try await client.run(RedisScript("return ("), calls(1))
    }
    guard case .server = error else {
      Issue.record("\(error.debugDescription)")
      return
    }
  }
}
