// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// An error of JSON-RPC, which answers a message instead of a result.
struct ProtocolError: Error, Equatable {
  var code: Int
  var message: String

  /// The line is not JSON.
  static func parse(_ reason: String) -> Self { Self(code: -32700, message: reason) }

  /// The JSON is not a request of the protocol.
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, message: reason) }

  /// The server has no such method.
  static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "Method not found: \(method.debugDescription)")
  }

  /// A parameter is missing or has an invalid value.
  static func invalidParameter(_ name: String, _ reason: String) -> Self {
    Self(code: -32602, message: "Invalid value for \(name.debugDescription): \(reason)")
  }

  /// The answer to the request with an id.
  func answer(to id: JSON) -> JSON {
    .members([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .members(["code": .integer(code), "message": .string(message)]),
    ])
  }
}
