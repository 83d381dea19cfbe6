// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// A parameter of a tool, with what its values may be.
struct ToolParameter {
  /// The values of a parameter.
  enum Kind {
    /// A string, of at most so many bytes.
    case text(limit: Int = 65_536)
    /// One of some strings.
    case choice([String])
    case flag
    /// An integer within a range.
    case integer(ClosedRange<Int>)
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A string, a number, or true or false.
    case value
  }

  let name: String
  let kind: Kind
  let isRequired: Bool
  let description: String

  init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.description = description
  }

  /// The JSON Schema of the values.
  var schema: JSON {
    let text = JSON.string(description)
    return switch kind {
    case .text(let limit):
      .members([
        "type": .string("string"), "maxLength": .integer(limit), "description": text,
      ])
    case .choice(let choices):
      .members([
        "type": .string("string"), "enum": .array(choices.map { .string($0) }), "description": text,
      ])
    case .flag: .members(["type": .string("boolean"), "description": text])
    case .integer(let range):
      .members([
        "type": .string("integer"), "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound), "description": text,
      ])
    case .number(let range):
      .members([
        "type": .string("number"), "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound), "description": text,
      ])
    case .value:
      .members([
        "type": .array(["string", "number", "boolean"].map { .string($0) }), "description": text,
      ])
    }
  }

  /// Checks a value.
  func check(_ value: JSON) throws(ProtocolError) {
    switch (kind, value) {
    case (.text(let limit), .string(let text)):
      guard text.utf8.count <= limit else {
        throw .invalidParameter(name, "longer than \(limit) bytes")
      }
    case (.choice(let choices), .string(let text)):
      guard choices.contains(text) else {
        throw .invalidParameter(name, "it must be one of \(choices.joined(separator: ", "))")
      }
    case (.flag, .bool), (.value, .string), (.value, .number), (.value, .bool): break
    case (.integer(let range), .number(let text)):
      guard let number = Double(text).flatMap(Int.init(exactly:)), range.contains(number) else {
        throw .invalidParameter(
          name, "it must be an integer from \(range.lowerBound) to \(range.upperBound)")
      }
    case (.number(let range), .number(let text)):
      guard let number = Double(text), range.contains(number) else {
        throw .invalidParameter(
          name, "it must be a number from \(range.lowerBound) to \(range.upperBound)")
      }
    default: throw .invalidParameter(name, "\(value.kind) is not \(expectation)")
    }
  }

  private var expectation: String {
    switch kind {
    case .text, .choice: "a string"
    case .flag: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .value: "a string, a number, true or false"
    }
  }
}
