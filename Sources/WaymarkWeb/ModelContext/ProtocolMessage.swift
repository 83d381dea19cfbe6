// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// A message of JSON-RPC 2.0 from a client.
struct ProtocolMessage: Equatable {
  /// The id of a request, a string or a number; nil for a notification.
  var id: JSON?
  var method: String
  /// The parameters by name; an empty object if there are none.
  var parameters: JSON

  /// The most arrays and objects in each other that a message may have.
  private static let depth = 32

  /// Reads the JSON of a line.
  static func json(_ line: LineBuffer.Line) throws(ProtocolError) -> JSON {
    guard case .bytes(let bytes) = line else {
      throw .invalidRequest("The message is longer than 4 MB.")
    }
    do throws(JSONError) {
      return try JSONReader.read(bytes, depth: depth)
    } catch {
      switch error {
      case .unexpected(let place): throw .parse("The line is not JSON from byte \(place) on.")
      case .tooDeep(let place): throw .parse("The JSON is nested too deeply at byte \(place).")
      case .notUTF8: throw .parse("The line is not UTF-8.")
      }
    }
  }

  /// Reads a message; returns nil for a response, because this server sends no requests.
  init?(_ json: JSON) throws(ProtocolError) {
    guard case .object = json else {
      throw .invalidRequest("A message is an object, not \(json.kind).")
    }
    guard json["jsonrpc"]?.text == "2.0" else {
      throw .invalidRequest("\"jsonrpc\" must be \"2.0\".")
    }
    switch json["id"] {
    case nil, .string?, .number?: id = json["id"]
    case let other?:
      throw .invalidRequest("\"id\" must be a string or a number, not \(other.kind).")
    }
    guard let method = json["method"] else {
      if json["result"] != nil || json["error"] != nil { return nil }
      throw .invalidRequest("\"method\" is missing.")
    }
    guard let method = method.text else {
      throw .invalidRequest("\"method\" must be a string, not \(method.kind).")
    }
    self.method = method
    switch json["params"] {
    case nil: parameters = .object([])
    case .object?: parameters = json["params"] ?? .object([])
    case let other?:
      throw .invalidRequest("\"params\" must be an object, not \(other.kind).")
    }
  }

  /// The id with which an error answers JSON that is no message: its own, or null.
  static func id(of json: JSON) -> JSON {
    switch json["id"] {
    case .string(let id)?: .string(id)
    case .number(let id)?: .number(id)
    default: .null
    }
  }
}
