// SPDX-License-Identifier: MIT

import Foundation
import RedisServers
import Testing
import WaymarkRedis

/// Servers that a client can use, or cannot.
@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3))) struct RedisConnectionTests {
  private let ping = RedisCommand("PING")

  /// Returns the error of a command.
  private func failure(
    _ location: RedisLocation, _ times: RedisTimes = RedisTimes(), within limit: Duration? = nil
  ) async throws -> RedisError {
    do throws(RedisError) {
      let reply = try await RedisClient(location, times: times).run(ping, within: limit)
      Issue.record("\(reply)")
      return .timedOut
    } catch {
      return error
    }
  }

  @Test func `a user and a password are sent, and the database is selected`() async throws {
    let server = try await RedisServer.start(password: "a b:/@é")
    let first = RedisClient(try server.location("/3", credentials: ":a%20b%3A%2F%40%C3%A9@"))
    let users = [["ann", "on", ">secret"], ["bob", "on", "nopass"]].map { user in
      RedisCommand("ACL", ["SETUSER"] + user.map { .text($0) } + ["+@all", "~*"])
    }
    for reply in try await first.run([RedisCommand("SET", ["a", "3"])] + users) {
      #expect(reply == .status("OK"))
    }
    for (database, value) in [("/3", .string(Data("3".utf8))), ("", .null)]
      as [(String, RedisReply)]
    {
      for credentials in ["ann:secret@", "bob@", ":a%20b:%2f@%c3%a9@"] {
        let client = RedisClient(try server.location(database, credentials: credentials))
        #expect(try await client.run(RedisCommand("GET", ["a"])) == value)
      }
    }
  }

  @Test func `the wrong credentials are an error that does not show them`() async throws {
    let server = try await RedisServer.start(password: "secret")
    let refusal = "the server refuses the user or the password"
    for credentials in [":hidden@", "ann:hidden@", "hidden:secret@"] {
      let error = try await failure(server.location(credentials: credentials))
      #expect(error == .cannotConnect("\(refusal) (WRONGPASS)"))
    }
    #expect(
      try await failure(server.location(credentials: "@"))
        == .server("NOAUTH Authentication required."))
    let open = try await RedisServer.database()
    let stranger = try RedisLocation("redis://:hidden@\(open.host):\(open.port)")
    #expect(try await failure(stranger) == .cannotConnect("\(refusal): it has no password"))
  }

  @Test(arguments: [
    "-ERR unknown command 'AUTH', with args beginning with: 'HIDDEN' \r\n", "-HIDDEN\r\n",
    "+HIDDEN\r\n", "$6\r\nHIDDEN\r\n", "*1\r\n-HIDDEN\r\n", "HIDDEN\r\n",
  ])
  func `a server that repeats the password does not get it into an error`(answer: String)
    async throws
  {
    let server = try FakeServer(.answer(answer))
    let error = try await failure(server.location(credentials: ":HIDDEN@"))
    #expect(server.received == "*2\r\n$4\r\nAUTH\r\n$6\r\nHIDDEN\r\n")
    var dumped = ""
    dump(error, to: &dumped)
    for text in ["\(error)", String(reflecting: error), dumped, error.localizedDescription] {
      #expect(!text.contains("HIDDEN"), "\(text)")
    }
    let echo = try FakeServer(.echo)
    let other = try await failure(echo.location(credentials: ":HIDDEN@"))
    #expect(other == .cannotConnect("unexpected reply to AUTH"))
  }

  @Test func `a database that does not exist is an error with its number`() async throws {
    let server = try await RedisServer.start(databases: 4)
    #expect(
      try await failure(server.location("/4"))
        == .cannotConnect("the database 4 cannot be selected: ERR DB index is out of range"))
  }

  @Test func `a server that is none of Redis is an error`() async throws {
    let page = try FakeServer(.answer("HTTP/1.1 400 Bad Request\r\n\r\n"))
    #expect(
      try await failure(page.location()) == .unexpectedReply("this is not the protocol of Redis"))
    let mute = try FakeServer(.answers([]))
    #expect(
      try await failure(mute.location()) == .disconnected("the server has closed it"))
  }

  @Test func `a command that is not read is an error after the time for it`() async throws {
    let server = try await RedisServer.start()
    var times = RedisTimes()
    times.replying = .milliseconds(200)
    let client = RedisClient(try server.location(), times: times)
    server.pause()
    let command = RedisCommand("ECHO", [.bytes(Data(count: 32 << 20))])
    await #expect(throws: RedisError.timedOut) { try await client.run(command) }
  }

  @Test func `nothing at the address is an error`() async throws {
    let port = try Loopback.freePort()
    #expect(
      try await failure(RedisLocation("redis://127.0.0.1:\(port)"))
        == .cannotConnect("Connection refused"))
    guard case .cannotConnect = try await failure(RedisLocation("redis://waymark.invalid")) else {
      Issue.record("There is such a server.")
      return
    }
  }

  // A server that is late tells a time that ended from one that did not, however busy the machine.
  @Test func `a server that does not answer is an error after the time for it`() async throws {
    let server = try FakeServer(.late("+PONG\r\n", after: 20))
    var times = RedisTimes()
    times.replying = .milliseconds(100)
    let begin = ContinuousClock.now
    #expect(try await failure(server.location(), times) == .timedOut)
    #expect(ContinuousClock.now - begin >= .milliseconds(100))
  }

  @Test(arguments: ["", ":secret@"])
  func `a limit for all applies to credentials, too`(credentials: String) async throws {
    let server = try FakeServer(.late("+OK\r\n", after: 20))
    var times = RedisTimes()
    times.connecting = .seconds(60)
    times.replying = .seconds(60)
    let error = try await failure(
      server.location(credentials: credentials), times, within: .milliseconds(100))
    #expect(
      error
        == (credentials.isEmpty
          ? .timedOut : .cannotConnect("the server does not answer in time")))
  }
}
