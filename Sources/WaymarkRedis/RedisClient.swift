// SPDX-License-Identifier: MIT

/// A client of a Redis server, with one connection.
///
/// It connects when there is something to send, and again after an error. Its methods wait for the
/// server on a queue of their own; callers are suspended, and served one after another.
package actor RedisClient {
  /// The address of the server.
  package nonisolated let location: RedisLocation

  private let executor = RedisExecutor()
  private let times: RedisTimes
  private let now: @Sendable () -> ContinuousClock.Instant
  private var connection: RedisConnection?
  private var isClosed = false
  /// Why there is no connection.
  private var lastError = RedisError.disconnected("")
  /// The time from which it may try to connect again.
  private var nextAttempt: ContinuousClock.Instant?
  /// The digests by which a server knows scripts; it may have forgotten them.
  private var digests: [RedisScript: RedisArgument] = [:]

  /// Creates a client, which does not connect yet.
  ///
  /// - Parameters:
  ///   - location: The address of the server.
  ///   - times: The times after which it gives up.
  ///   - now: The current time, for the pause between attempts to connect; tests replace it.
  package init(
    _ location: RedisLocation, times: RedisTimes = RedisTimes(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.location = location
    self.times = times
    self.now = now
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - isIdempotent: Whether it may be executed twice.
  ///   - limit: The maximum time for a connection, and for the reply, if it is less than usual.
  /// - Returns: The reply.
  /// - Throws: ``RedisError``, also if the reply is an error.
  package func run(
    _ command: RedisCommand, isIdempotent: Bool = false, within limit: Duration? = nil
  ) throws(RedisError) -> RedisReply {
    let replies = try run([command], isIdempotent: isIdempotent, within: limit)
    guard let reply = replies.first else { throw .unexpectedReply("there is none") }
    return try reply.get()
  }

  /// Runs commands one after another, with one round trip; others can run in between.
  ///
  /// After a failed attempt to connect, or a reply that was late, it does not try again for a
  /// second: it throws the last error at once. Nothing that the server may have executed is sent
  /// again unless the commands are idempotent.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - isIdempotent: Whether they may be executed twice.
  ///   - limit: The maximum time for a connection, and for each reply, if it is less than usual.
  /// - Returns: A reply for each command, which may be an error.
  /// - Throws: ``RedisError``; then the server may have executed some of the commands, unless it is
  ///   ``RedisError/cannotConnect(_:)``.
  package func run(
    _ commands: [RedisCommand], isIdempotent: Bool = false, within limit: Duration? = nil
  ) throws(RedisError) -> [RedisReply] {
    try run(commands, isIdempotent: isIdempotent, until: limit.map { .now + $0 })
  }

  /// Runs a script several times, with one round trip if the server knows it.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - calls: The keys and arguments of each run.
  ///   - isIdempotent: Whether a call may be executed twice.
  ///   - limit: The maximum time for a connection, and for each reply, if it is less than usual.
  /// - Returns: A reply for each call, which may be an error.
  /// - Throws: ``RedisError``, as ``run(_:isIdempotent:within:)`` does.
  package func run(
    _ script: RedisScript, _ calls: [RedisScript.Call], isIdempotent: Bool = false,
    within limit: Duration? = nil
  ) throws(RedisError) -> [RedisReply] {
    guard !calls.isEmpty else { return [] }
    let end = limit.map { ContinuousClock.now + $0 }
    let digest = try digest(of: script, until: end)
    var replies = try run(
      calls.map { $0.command("EVALSHA", digest) }, isIdempotent: isIdempotent, until: end)
    // These were not executed, so they can be sent again. The first one makes the script known.
    let missing = replies.indices.filter { replies[$0].isMissingScript }
    let commands = missing.map { index in
      index == missing.first
        ? calls[index].command("EVAL", .text(script.text))
        : calls[index].command("EVALSHA", digest)
    }
    let others = try run(commands, isIdempotent: isIdempotent, until: end)
    for (index, reply) in zip(missing, others) { replies[index] = reply }
    return replies
  }

  /// Closes the connection; all later calls throw an error.
  package func close() {
    isClosed = true
    connection = nil
  }

  private func digest(
    of script: RedisScript, until end: ContinuousClock.Instant?
  ) throws(RedisError) -> RedisArgument {
    if let digest = digests[script] { return digest }
    let command = RedisCommand("SCRIPT", ["LOAD", .text(script.text)])
    let reply = try run([command], isIdempotent: true, until: end).first?.get()
    guard case .string(let digest) = reply else { throw .unexpectedReply("to SCRIPT LOAD") }
    digests[script] = .bytes(digest)
    return .bytes(digest)
  }

  // MARK: Connection

  private func run(
    _ commands: [RedisCommand], isIdempotent: Bool, until end: ContinuousClock.Instant?
  ) throws(RedisError) -> [RedisReply] {
    do throws(RedisError) {
      return try exchange(commands, until: end)
    } catch {
      guard isIdempotent, case .disconnected = error else { throw error }
      return try exchange(commands, until: end)
    }
  }

  private func exchange(
    _ commands: [RedisCommand], until end: ContinuousClock.Instant?
  ) throws(RedisError) -> [RedisReply] {
    guard !commands.isEmpty else { return [] }
    let connection = try connected(until: end)
    do throws(RedisError) {
      let left = end.map { ContinuousClock.now.duration(to: $0) } ?? times.replying
      let replies = try connection.exchange(commands, within: min(left, times.replying))
      // The name of a server that cannot be written to may lead to another one by now.
      if case .error(let text) = replies.first(where: \.isReadOnly) {
        self.connection = nil
        lastError = .server(text)
      }
      return replies
    } catch {
      self.connection = nil
      lastError = error
      // A server that hangs accepts connections, too, and all callers would wait in turn.
      if error == .timedOut { nextAttempt = now() + times.pause }
      throw error
    }
  }

  /// Returns the connection, which is a new one if there is none that works.
  private func connected(
    until end: ContinuousClock.Instant?
  ) throws(RedisError) -> RedisConnection {
    guard !isClosed else { throw .disconnected("the client is closed") }
    if let connection {
      if connection.isUsable { return connection }
      lastError = .disconnected("the server has closed it")
    }
    connection = nil
    if let nextAttempt, now() < nextAttempt { throw lastError }
    let left = end.map { ContinuousClock.now.duration(to: $0) } ?? times.connecting
    nextAttempt = now() + times.pause
    do throws(RedisError) {
      let new = try RedisConnection(location, within: min(left, times.connecting))
      connection = new
      return new
    } catch {
      lastError = error
      nextAttempt = now() + times.pause
      throw error
    }
  }
}
