// SPDX-License-Identifier: MIT

import Foundation

/// A message from Chromium: an answer or an event, as far as pictures need it.
struct ChromiumMessage: Decodable, Sendable {
  struct Problem: Decodable, Sendable {
    var message: String
  }

  struct Event: Decodable, Sendable {
    var name: String?
    var loaderId: String?
  }

  /// The results of all requests.
  struct Result: Decodable, Sendable {
    struct Value: Decodable, Sendable {
      var value: String?

      enum CodingKeys: CodingKey {
        case value
      }

      init(from decoder: any Decoder) throws {
        // Other values are not asked for.
        value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
      }
    }

    struct Exception: Decodable, Sendable {
      struct Description: Decodable, Sendable {
        var description: String?
      }

      var text: String
      var exception: Description?
    }

    var targetId: String?
    var sessionId: String?
    var loaderId: String?
    var errorText: String?
    var data: String?
    var result: Value?
    var exceptionDetails: Exception?
  }

  var id: Int?
  var method: String?
  var params: Event?
  var result: Result?
  var error: Problem?

  /// Returns the bytes of a request.
  static func request(
    _ id: Int, _ method: String, _ parameters: [String: ChromiumValue], session: String?
  ) -> Data {
    var message: [String: ChromiumValue] = [
      "id": .number(Double(id)), "method": .text(method), "params": .members(parameters),
    ]
    if let session { message["sessionId"] = .text(session) }
    // Finite numbers, strings and flags can always be encoded.
    var bytes = (try? JSONEncoder().encode(ChromiumValue.members(message))) ?? Data()
    bytes.append(0)
    return bytes
  }

  /// Returns the messages that are read from a file until its end; what is no message is skipped.
  static func stream(from file: FileHandle) -> AsyncStream<ChromiumMessage> {
    let (messages, inbox) = AsyncStream<ChromiumMessage>.makeStream()
    // Reading blocks, so it is not done in a task.
    Thread.detachNewThread {
      var rest = Data()
      while case let more = file.availableData, !more.isEmpty {
        var parts = more.split(separator: 0, omittingEmptySubsequences: false)
        let last = parts.removeLast()
        for part in parts {
          rest.append(part)
          if let message = try? JSONDecoder().decode(ChromiumMessage.self, from: rest) {
            inbox.yield(message)
          }
          rest = Data()
        }
        rest.append(last)
      }
      inbox.finish()
    }
    return messages
  }
}

/// A parameter of a request.
enum ChromiumValue: Encodable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([ChromiumValue])
  case members([String: ChromiumValue])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .members(let values): try container.encode(values)
    }
  }
}
