// SPDX-License-Identifier: MIT

import Foundation

/// The members of SARIF 2.1.0 that reports use, with their types, from the specification (OASIS,
/// §3.13 to §3.54) and its schema.
///
/// Other members are reported: the schema forbids those that it does not define.
indirect enum SARIFShape: Sendable {
  case text
  case uri
  case word([String])
  case number(least: Int)
  case array(SARIFShape, isUnique: Bool = false)
  case object([String: SARIFShape], required: [String])

  static let log = object(
    [
      "$schema": .uri, "version": .word(["2.1.0"]), "runs": .array(run),
    ], required: ["version", "runs"])

  private static let run = object(
    [
      "tool": .object(["driver": driver], required: ["driver"]),
      "automationDetails": .object(["id": .text], required: []),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
      "results": .array(result),
    ], required: ["tool"])

  private static let driver = object(
    [
      "name": .text, "version": .text,
      "rules": .array(.object(["id": .text], required: ["id"]), isUnique: true),
    ], required: ["name"])

  private static let result = object(
    [
      "ruleId": .text, "ruleIndex": .number(least: -1),
      "level": .word(["none", "note", "warning", "error"]),
      "message": .object(["text": .text], required: ["text"]), "locations": .array(location),
    ], required: ["message"])

  private static let location = object(
    [
      "physicalLocation": .object(
        ["artifactLocation": .object(["uri": .uri], required: []), "region": region],
        required: ["artifactLocation"]),
      "logicalLocations": .array(
        .object(["fullyQualifiedName": .text], required: []), isUnique: true),
    ], required: [])

  private static let region = object(
    ["startLine": .number(least: 1), "startColumn": .number(least: 1)], required: ["startLine"])

  /// What a value has that the specification forbids, with its place.
  func problems(_ value: Any, at place: String = "log") -> [String] {
    switch self {
    case .text: value is String ? [] : ["\(place): no text"]
    case .uri:
      (value as? String)?.wholeMatch(of: Self.reference) != nil ? [] : ["\(place): no URI"]
    case .word(let words):
      (value as? String).map(words.contains) == true ? [] : ["\(place): not one of \(words)"]
    case .number(let least):
      (value as? Int).map { $0 >= least } == true ? [] : ["\(place): no number from \(least)"]
    case .array(let element, let isUnique): elements(value, element, isUnique, place)
    case .object(let members, let required): self.members(value, members, required, place)
    }
  }

  /// A URI, or a relative reference, whose first segment has no colon (RFC 3986, 4.1).
  private static var reference: Regex<Substring> {
    #/
    (?:[A-Za-z][A-Za-z0-9+.\-]*:|(?![^/?\#]*:))
    (?:[A-Za-z0-9\-._~:/?\#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+
    /#
  }

  private func elements(
    _ value: Any, _ element: SARIFShape, _ isUnique: Bool, _ place: String
  ) -> [String] {
    guard let array = value as? [Any] else { return ["\(place): no array"] }
    let isRepeated = isUnique && NSSet(array: array).count < array.count
    return (isRepeated ? ["\(place): an element twice"] : [])
      + array.enumerated().flatMap { element.problems($1, at: "\(place)[\($0)]") }
  }

  private func members(
    _ value: Any, _ members: [String: SARIFShape], _ required: [String], _ place: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place): no object"] }
    let missing = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { name, value in
        members[name].map { $0.problems(value, at: "\(place).\(name)") }
          ?? ["\(place): \(name) is unknown"]
      }
  }
}
