// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import WaymarkRedis
@_spi(Host) import WaymarkViews

/// Stores values in Redis, which servers on several machines can share.
///
/// A script writes the changes of a browser and counts what is stored, and nobody sees a part of
/// that. Other browsers of a batch may be written later, or only by the next attempt.
///
/// Redis must not remove keys to gain memory (`maxmemory-policy noeviction`). All keys are in one
/// hash slot, so a node of a cluster can store them; the location must be that of this node.
final class RedisValueStore: ValueStore {
  /// The client of the server, for what else is stored there.
  let client: RedisClient
  private let limits: StorageLimits

  init(_ client: RedisClient, limits: StorageLimits) {
    self.client = client
    self.limits = limits
  }

  func immediateValues(of browser: BrowserKey) -> StoredValues? { nil }

  func values(of browser: BrowserKey) async throws -> StoredValues {
    let command = RedisCommand("HGETALL", [RedisStorageKey.values(of: browser)])
    guard case .array(let items) = try await client.run(command, isIdempotent: true) else {
      throw RedisError.unexpectedReply("to HGETALL")
    }
    var values: StoredValues = [:]
    for index in stride(from: 0, to: items.count - 1, by: 2) {
      guard case .string(let name) = items[index], case .string(let entry) = items[index + 1]
      else { continue }
      // A value that a later version has written in another format counts as absent.
      values[String(decoding: name, as: UTF8.self)] = RedisStorageEntry.value(entry)
    }
    return values
  }

  /// Writes changes, browser by browser.
  ///
  /// An error of one browser does not keep others from being written. All changes can be written
  /// again after an error.
  func write(_ changes: StoredChanges) async throws -> Int {
    try await add(changes.visits, at: changes.date)
    var refused = 0
    var failure: RedisError?
    var batch: [RedisScript.Call] = []
    var size = 0
    for (browser, values) in changes.values {
      let call = try call(values, of: browser, at: changes.date)
      batch.append(call)
      size += call.arguments.reduce(0) { $0 + $1.bytes.count }
      guard batch.count >= Self.batchLimit || size >= Self.batchBytes else { continue }
      refused += try await run(batch, &failure)
      (batch, size) = ([], 0)
    }
    refused += try await run(batch, &failure)
    if let failure { throw failure }
    return refused
  }

  func adopt(_ old: BrowserKey, as new: BrowserKey) -> Bool { false }

  func close() async { await client.close() }

  // MARK: Scripts

  /// The maximum number of browsers in a round trip.
  private static let batchLimit = 256
  /// The number of bytes from which changes are not sent together with others.
  private static let batchBytes = 1 << 20

  /// Stores the times of visits to the hour, which saves writes.
  private func add(_ visits: Set<BrowserKey>, at date: Int) async throws {
    let ids = visits.map { RedisArgument.text($0.text) }
    let calls = stride(from: 0, to: ids.count, by: Self.batchLimit).map { start in
      RedisScript.Call(
        [RedisStorageKey.visits],
        [.number(date), .number(date - 3600)]
          + ids[start..<min(start + Self.batchLimit, ids.count)])
    }
    for reply in try await client.run(.addVisits, calls, isIdempotent: true) {
      _ = try reply.get()
    }
  }

  /// Returns the call that writes the values of a browser.
  private func call(
    _ values: [String: SceneStorageValues.Value?], of browser: BrowserKey, at date: Int
  ) throws -> RedisScript.Call {
    var arguments: [RedisArgument] = [
      .text(browser.text), .number(date), .number(date - limits.idleTime),
      .number(limits.bytesPerBrowser), .number(limits.bytes), .number(limits.browsers),
    ]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let entry = try value.map { try RedisStorageEntry.bytes($0, of: name) }
      arguments += [.text(name), .bytes(entry ?? Data())]
    }
    return RedisScript.Call(
      [
        RedisStorageKey.values(of: browser), RedisStorageKey.browsers, RedisStorageKey.visits,
        RedisStorageKey.bytes,
      ], arguments)
  }

  /// Writes the values of some browsers.
  ///
  /// - Parameters:
  ///   - calls: The calls of the script for them.
  ///   - failure: Becomes the error of a browser, if there was none before.
  /// - Returns: The number of changes that a limit does not allow.
  /// - Throws: `RedisError` if the server does not answer.
  private func run(
    _ calls: [RedisScript.Call], _ failure: inout RedisError?
  ) async throws -> Int {
    var refused = 0
    var rest = calls
    while !rest.isEmpty {
      let replies = try await client.run(.writeValues, rest, isIdempotent: true)
      var unfinished: [RedisScript.Call] = []
      for (call, reply) in zip(rest, replies) {
        switch reply {
        case .integer(-1): unfinished.append(call)
        case .integer(let count): refused += count
        case .error(let text): failure = failure ?? .server(text)
        default: failure = failure ?? .unexpectedReply("to a script")
        }
      }
      rest = unfinished
    }
    return refused
  }
}
#endif
