// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import WaymarkRedis

extension RedisValueStore {
  /// The version of the layout of the keys.
  private static let layout = "1"
  /// The maximum time to open a store.
  private static let openingTime = Duration.seconds(3)

  /// Opens the values in a database of Redis, or prepares it for them.
  ///
  /// - Parameters:
  ///   - location: The address of the server.
  ///   - limits: The limits of the stored values.
  ///   - now: The current time, for the pause between attempts to connect; tests replace it.
  /// - Returns: The store, and the 32-byte key of the cookies of the servers that share it.
  /// - Throws: ``StorageError`` if the server cannot be used now.
  static func open(
    _ location: RedisLocation, limits: StorageLimits,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) async throws(StorageError) -> (RedisValueStore, Data) {
    let client = RedisClient(location, now: now)
    do {
      return (RedisValueStore(client, limits: limits), try await cookieKey(client))
    } catch {
      await client.close()
      let reason = (error as? Unusable)?.reason ?? "\(error)"
      throw StorageError(path: location.description, reason: reason)
    }
  }

  /// The reason why a database whose server works cannot be used.
  private struct Unusable: Error {
    let reason: String
  }

  private static func cookieKey(_ client: RedisClient) async throws -> Data {
    var source = SystemRandomNumberGenerator()
    let new = Data((0..<32).map { _ in UInt8.random(in: 0 ... .max, using: &source) })
    let call = RedisScript.Call(
      [RedisStorageKey.layout, RedisStorageKey.cookies], [.text(layout), .bytes(new)])
    let reply = try await client.run(
      .openStorage, [call], isIdempotent: true, within: openingTime
    ).first?.get()
    guard case .array(let found) = reply, case .string(let version) = found.first else {
      throw RedisError.unexpectedReply("to a script")
    }
    guard version == Data(layout.utf8) else {
      throw Unusable(reason: "a later version of Waymark has written it")
    }
    guard found.count == 2, case .string(let key) = found[1], key.count == 32 else {
      throw Unusable(reason: "its key of the cookies is not one of Waymark")
    }
    return key
  }
}
#endif
