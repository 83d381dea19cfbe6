// SPDX-License-Identifier: MIT

import CHiredis
import Foundation

/// A connection to a server that has accepted the credentials and selected the database.
///
/// After an error it cannot be used any more.
final class RedisConnection {
  private let context: UnsafeMutablePointer<redisContext>

  /// hiredis writes to connections that the server may have closed; the error is enough.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - location: The address of the server.
  ///   - limit: The maximum time for each step: the connection, and the reply to the credentials. To
  ///     find the address of a name can take longer.
  /// - Throws: ``RedisError/cannotConnect(_:)`` if that is not possible in time.
  init(_ location: RedisLocation, within limit: Duration) throws(RedisError) {
    Self.ignoresBrokenPipes
    guard
      let context = redisConnectWithTimeout(location.host, Int32(location.port), timeval(limit))
    else { throw .cannotConnect("out of memory") }
    self.context = context
    guard context.pointee.err == 0 else { throw .cannotConnect(reason) }
    redisEnableKeepAlive(context)
    try introduce(location, within: limit)
  }

  deinit { redisFree(context) }

  /// Sends the credentials, and selects the database.
  private func introduce(_ location: RedisLocation, within limit: Duration) throws(RedisError) {
    var commands: [RedisCommand] = []
    if let credentials = location.credentials {
      let user = credentials.user.map { [RedisArgument.text($0)] } ?? []
      commands.append(RedisCommand("AUTH", user + [.text(credentials.password)]))
    }
    if location.database != 0 {
      commands.append(RedisCommand("SELECT", [.number(location.database)]))
    }
    let replies: [RedisReply]
    do throws(RedisError) {
      replies = try exchange(commands, within: limit)
    } catch {
      throw .cannotConnect("\(error)")
    }
    for (command, reply) in zip(commands, replies) where reply != .status("OK") {
      guard case .error(let text) = reply else {
        throw .cannotConnect("unexpected reply to \(command.name)")
      }
      if command.name == "AUTH" {
        throw .cannotConnect(Self.refusal(text, password: location.credentials?.password ?? ""))
      }
      throw .cannotConnect("the database \(location.database) cannot be selected: \(text)")
    }
  }

  /// Returns the reason why a server refuses the credentials.
  ///
  /// A server that does not know the command repeats the password in its answer, so only a word of
  /// the answer that is not a part of the password is in the reason.
  private static func refusal(_ text: String, password: String) -> String {
    let reason = "the server refuses the user or the password"
    let code = text.prefix { ("A"..."Z").contains($0) }
    if text.contains("without any password configured"), !password.contains("configured") {
      return reason + ": it has no password"
    }
    return code.isEmpty || password.contains(code) || code.count > 16
      ? reason : reason + " (\(code))"
  }

  // MARK: Commands

  /// Whether the next bytes from the server will be those of the next reply.
  ///
  /// A server that has ended, or has closed a connection that was not used for long, cannot answer.
  var isUsable: Bool {
    var entry = pollfd(fd: context.pointee.fd, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0
  }

  /// Sends commands, and returns their replies.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - limit: The maximum time for which the server may be silent.
  /// - Returns: A reply for each command, which may be an error.
  /// - Throws: ``RedisError``.
  func exchange(
    _ commands: [RedisCommand], within limit: Duration
  ) throws(RedisError) -> [RedisReply] {
    redisSetTimeout(context, timeval(limit))
    for command in commands { try append(command) }
    var replies: [RedisReply] = []
    for _ in commands { replies.append(try next()) }
    return replies
  }

  /// Adds a command to what is sent with the next read.
  private func append(_ command: RedisCommand) throws(RedisError) {
    let parts = [RedisArgument.text(command.name)] + command.arguments
    // The last byte is not sent; with it, also an argument of no bytes has an address.
    let bytes = parts.reduce(into: Data()) { $0 += $1.bytes } + [0]
    let sizes = parts.map(\.bytes.count)
    let isAdded = bytes.withUnsafeBytes { buffer in
      var start = 0
      var places = sizes.map { size -> UnsafePointer<CChar>? in
        defer { start += size }
        return buffer.bindMemory(to: CChar.self).baseAddress.map { $0 + start }
      }
      return redisAppendCommandArgv(context, Int32(parts.count), &places, sizes) == REDIS_OK
    }
    guard isAdded else { throw .disconnected(reason) }
  }

  private func next() throws(RedisError) -> RedisReply {
    var object: UnsafeMutableRawPointer?
    guard redisGetReply(context, &object) == REDIS_OK, let object else {
      // It changes with the next call.
      let isLate = [EAGAIN, EWOULDBLOCK, ETIMEDOUT].contains(errno)
      switch context.pointee.err {
      case REDIS_ERR_IO where isLate: throw .timedOut
      case REDIS_ERR_PROTOCOL: throw .unexpectedReply("this is not the protocol of Redis")
      case REDIS_ERR_EOF: throw .disconnected("the server has closed it")
      default: throw .disconnected(reason)
      }
    }
    defer { freeReplyObject(object) }
    guard let reply = RedisReply(object.assumingMemoryBound(to: redisReply.self)) else {
      throw .unexpectedReply("it has an unknown type")
    }
    return reply
  }

  /// The error of the connection.
  private var reason: String {
    withUnsafeBytes(of: context.pointee.errstr) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension timeval {
  /// Creates a time; at least a millisecond, because zero would be no limit.
  fileprivate init(_ duration: Duration) {
    let time = max(duration, .milliseconds(1)).components
    self.init(
      tv_sec: Int(time.seconds), tv_usec: .init(time.attoseconds / 1_000_000_000_000))
  }
}
