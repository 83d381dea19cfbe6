// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// Something that a client can do by a call.
struct Tool {
  /// What a tool may change.
  enum Effect {
    /// The tool changes nothing.
    case reads
    /// The tool changes what the app shows, and whatever the app changes in response.
    case acts
    /// The tool ends the running app and its unsaved state.
    case restarts
  }

  let name: String
  let title: String
  let description: String
  let effect: Effect
  let parameters: [ToolParameter]
  let call: @MainActor (ToolArguments) async throws(ProtocolError) -> ToolResult

  init(
    _ name: String, _ title: String, _ effect: Effect, _ description: String,
    _ parameters: [ToolParameter] = [],
    call: @escaping @MainActor (ToolArguments) async throws(ProtocolError) -> ToolResult
  ) {
    self.name = name
    self.title = title
    self.effect = effect
    self.description = description
    self.parameters = parameters
    self.call = call
  }

  /// The entry of the tool in the list of tools.
  var json: JSON {
    let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
    return .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .members([
        "type": .string("object"),
        "properties": .object(parameters.map { .init($0.name, $0.schema) }),
        "required": required.isEmpty ? nil : .array(required),
        "additionalProperties": .bool(false),
      ]),
      "annotations": .members([
        "title": .string(title), "readOnlyHint": .bool(effect == .reads),
        "destructiveHint": effect == .reads ? nil : .bool(effect == .restarts),
        "idempotentHint": effect == .reads ? nil : .bool(effect == .restarts),
        "openWorldHint": .bool(effect != .reads),
      ]),
    ])
  }
}

/// The checked arguments of a call.
struct ToolArguments {
  private let values: JSON

  /// Checks arguments; throws the error that names the first invalid one.
  init(_ arguments: JSON?, for parameters: [ToolParameter]) throws(ProtocolError) {
    values = arguments ?? .object([])
    guard case .object(let members) = values else {
      throw .invalidParameter("arguments", "\(values.kind) is not an object")
    }
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        throw .invalidParameter(member.key, "the tool has no such parameter")
      }
      try parameter.check(member.value)
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .invalidParameter(parameter.name, "it is missing")
    }
  }

  /// The argument with a name; nil if it was left out.
  subscript(name: String) -> JSON? { values[name] }

  /// Returns a string; nil if it was left out.
  func text(_ name: String) -> String? { values[name]?.text }

  /// Returns whether a flag is set.
  func flag(_ name: String) -> Bool { values[name]?.flag == true }

  /// Returns a number; nil if it was left out.
  func number(_ name: String) -> Double? { values[name]?.number }

  /// Returns an integer; nil if it was left out.
  func integer(_ name: String) -> Int? { number(name).flatMap(Int.init(exactly:)) }
}
