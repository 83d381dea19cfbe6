// SPDX-License-Identifier: MIT

import CHiredis
package import Foundation

/// What a Redis server answers to a command.
package enum RedisReply: Hashable, Sendable {
  /// A binary string.
  case string(Data)
  /// A short text such as `OK`.
  case status(String)
  /// The text of an error, whose first word is a code such as `ERR`.
  case error(String)
  /// An integer.
  case integer(Int)
  /// No value, or no array.
  case null
  /// Several replies.
  case array([RedisReply])
}

extension RedisReply {
  /// Returns the reply.
  ///
  /// - Throws: ``RedisError/server(_:)`` if it is an error.
  package func get() throws(RedisError) -> RedisReply {
    if case .error(let text) = self { throw .server(text) }
    return self
  }

  /// Whether the server has not executed a script because it does not know it.
  var isMissingScript: Bool {
    if case .error(let text) = self { text.hasPrefix("NOSCRIPT") } else { false }
  }

  /// Whether the server only copies another one; it may have lost its leading role.
  var isReadOnly: Bool {
    // Before version 7, the code is not the first word of a script's error.
    if case .error(let text) = self { text.contains("READONLY") } else { false }
  }
}

extension RedisReply {
  /// The depth of arrays in arrays from which a reply counts as unexpected.
  ///
  /// The parser has a limit of its own, from 7 to 9 in its versions; this one bounds the recursion.
  private static let depthLimit = 16

  /// Copies a reply of the parser; nil if it has an unknown type or is nested too deeply.
  init?(_ reply: UnsafePointer<redisReply>, depth: Int = 0) {
    guard depth <= Self.depthLimit else { return nil }
    let reply = reply.pointee
    var bytes: Data { reply.str.map { Data(bytes: $0, count: reply.len) } ?? Data() }
    switch reply.type {
    case REDIS_REPLY_STRING: self = .string(bytes)
    case REDIS_REPLY_STATUS: self = .status(String(decoding: bytes, as: UTF8.self))
    case REDIS_REPLY_ERROR: self = .error(String(decoding: bytes, as: UTF8.self))
    case REDIS_REPLY_INTEGER: self = .integer(Int(clamping: reply.integer))
    case REDIS_REPLY_NIL: self = .null
    case REDIS_REPLY_ARRAY:
      var replies: [RedisReply] = []
      for index in 0..<Int(clamping: reply.elements) {
        guard let element = reply.element?[index],
          let element = RedisReply(element, depth: depth + 1)
        else { return nil }
        replies.append(element)
      }
      self = .array(replies)
    default: return nil
    }
  }
}
