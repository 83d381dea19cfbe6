// SPDX-License-Identifier: MIT

extension AppleAppSiteAssociation {
  /// Parses a file in the current format or an old one.
  ///
  /// Unknown keys, values of the wrong type and similar problems are collected in ``parseIssues``;
  /// systems ignore them, too.
  ///
  /// - Throws: An error when it is too large, not JSON, or not an association file.
  public init(parsing bytes: some Collection<UInt8>) throws(AssociationError) {
    var parser = AssociationParser()
    let json = try parser.json(of: bytes)
    self = try parser.file(json)
    parseIssues = parser.parseIssues
    parsedSize = bytes.count
  }
}

/// Makes a file of JSON, and notes what is odd.
struct AssociationParser {
  private(set) var parseIssues: [AssociationParseIssue] = []

  mutating func note(_ kind: AssociationParseIssue.Kind, _ place: String) {
    parseIssues.append(AssociationParseIssue(kind: kind, place: place))
  }

  /// The JSON that bytes are, without a byte order mark.
  mutating func json(of bytes: some Collection<UInt8>) throws(AssociationError) -> JSON {
    let limit = AppleAppSiteAssociation.sizeLimit
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    var text = Array(bytes)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      text.removeFirst(3)
      note(.byteOrderMark, "")
    }
    if SignedContent.isSigned(text) { throw .signed }
    do {
      return try JSONReader.read(text, depth: 32)
    } catch {
      throw AssociationError(error)
    }
  }

  mutating func file(_ json: JSON) throws(AssociationError) -> AppleAppSiteAssociation {
    var file = AppleAppSiteAssociation()
    for (key, value) in try members(of: json, at: "") {
      switch key {
      case "applinks": file.links = try links(value)
      case "webcredentials": file.webCredentials = try apps(value, at: key)
      case "appclips": file.appClips = try apps(value, at: key)
      case "activitycontinuation": file.activityContinuation = try apps(value, at: key)
      default: note(.unknownKey(key), "")
      }
    }
    return file
  }

  private mutating func links(_ json: JSON) throws(AssociationError)
    -> AppleAppSiteAssociation
    .Links
  {
    let place = "applinks"
    var links = AppleAppSiteAssociation.Links()
    for (key, value) in try members(of: json, at: place) {
      switch key {
      case "apps": links.apps = texts(value, key, at: place)
      case "defaults": links.defaults = try rule(value, at: place + ".defaults")
      case "details": links.details = try details(value, at: place + ".details")
      case "substitutionVariables":
        let here = place + "." + key
        for (name, values) in try members(of: value, at: here) {
          guard let words = texts(values, name, at: here) else { continue }
          links.variables.append(.init(name, words))
        }
      default: note(.unknownKey(key), place)
      }
    }
    return links
  }

  private mutating func details(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> [AppleAppSiteAssociation.Details] {
    var all: [AppleAppSiteAssociation.Details] = []
    switch json {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        all.append(try details(element, ids: [], at: "\(place)[\(index)]"))
      }
    case .object:
      note(.detailsAsObject, place)
      for (index, (id, value)) in try members(of: json, at: place).enumerated() {
        all.append(try details(value, ids: [id], at: "\(place)[\(index)]"))
      }
    default: throw .wrongShape(at: place, expected: "an array", found: json.kind)
    }
    return all
  }

  private mutating func details(
    _ json: JSON, ids: [String], at place: String
  ) throws(AssociationError) -> AppleAppSiteAssociation.Details {
    var details = AppleAppSiteAssociation.Details(appIDs: ids)
    let members = try members(of: json, at: place)
    for (key, value) in members {
      switch key {
      case "appIDs": details.appIDs += texts(value, key, at: place) ?? []
      case "appID":
        note(members.contains { $0.0 == "appIDs" } ? .bothAppKeys : .singleAppID, place)
        details.appIDs += text(value, key, at: place).map { [$0] } ?? []
      case "paths": details.paths = texts(value, key, at: place)
      case "defaults": details.defaults = try rule(value, at: place + ".defaults")
      case "components":
        guard case .array(let elements) = value else {
          note(.wrongType(key: key, found: value.kind), place)
          continue
        }
        var rules: [AssociationRule] = []
        for (index, element) in elements.enumerated() {
          rules.append(try rule(element, at: "\(place).components[\(index)]"))
        }
        details.components = rules
      default: note(.unknownKey(key), place)
      }
    }
    return details
  }

  mutating func rule(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> AssociationRule {
    var rule = AssociationRule()
    for (key, value) in try members(of: json, at: place) {
      switch key {
      case "/": rule.path = text(value, key, at: place)
      case "?": rule.query = try query(value, at: place)
      case "#": rule.fragment = text(value, key, at: place)
      case "exclude": rule.exclude = bool(value, key, at: place)
      case "comment": rule.comment = text(value, key, at: place)
      case "caseSensitive": rule.caseSensitive = bool(value, key, at: place)
      case "percentEncoded": rule.percentEncoded = bool(value, key, at: place)
      default: note(.unknownKey(key), place)
      }
    }
    return rule
  }

  private mutating func query(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> AssociationRule.Query? {
    guard case .object = json else { return text(json, "?", at: place).map { .text($0) } }
    return .items(
      try members(of: json, at: place + ".?").map { name, value in
        if case .string(let pattern) = value { return .init(name, pattern) }
        return .init(name, nil)
      })
  }

  private mutating func apps(_ json: JSON, at place: String) throws(AssociationError) -> [String]? {
    var apps: [String]?
    for (key, value) in try members(of: json, at: place) {
      switch key {
      case "apps": apps = texts(value, key, at: place)
      default: note(.unknownKey(key), place)
      }
    }
    return apps
  }
}

extension AssociationParser {
  /// The members of an object, each key once, where it stood first.
  mutating func members(
    of json: JSON, at place: String
  ) throws(AssociationError) -> [(String, JSON)] {
    guard case .object(let members) = json else {
      throw .wrongShape(at: place, expected: "an object", found: json.kind)
    }
    var indices: [String: Int] = [:]
    var once: [(String, JSON)] = []
    for member in members {
      if let index = indices[member.key] {
        note(.repeatedKey(member.key), place)
        once[index].1 = member.value
      } else {
        indices[member.key] = once.count
        once.append((member.key, member.value))
      }
    }
    return once
  }

  mutating func text(_ json: JSON, _ key: String, at place: String) -> String? {
    if case .string(let text) = json { return text }
    note(.wrongType(key: key, found: json.kind), place)
    return nil
  }

  mutating func bool(_ json: JSON, _ key: String, at place: String) -> Bool? {
    if case .bool(let value) = json { return value }
    note(.wrongType(key: key, found: json.kind), place)
    return nil
  }

  /// The texts of an array; what is no text in it is left out.
  mutating func texts(_ json: JSON, _ key: String, at place: String) -> [String]? {
    guard case .array(let elements) = json else {
      note(.wrongType(key: key, found: json.kind), place)
      return nil
    }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      if let text = text(element, "\(key)[\(index)]", at: place) { texts.append(text) }
    }
    return texts
  }
}
