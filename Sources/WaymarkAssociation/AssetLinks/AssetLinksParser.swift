// SPDX-License-Identifier: MIT

extension AssetLinks {
  /// Parses a file.
  ///
  /// Unknown keys, values of the wrong type and similar problems are collected in ``parseIssues``.
  ///
  /// - Throws: An error when it is larger than 128 KiB, not JSON, or not an array of statements.
  public init(parsing bytes: some Collection<UInt8>) throws(AssociationError) {
    var parser = AssociationParser()
    let json = try parser.json(of: bytes)
    statements = try parser.statements(json)
    parseIssues = parser.parseIssues
  }
}

extension AssociationParser {
  fileprivate mutating func statements(
    _ json: JSON
  ) throws(AssociationError) -> [AssetLinks.Statement] {
    guard case .array(let elements) = json else {
      throw .wrongShape(at: "", expected: "an array", found: json.kind)
    }
    var statements: [AssetLinks.Statement] = []
    for (index, element) in elements.enumerated() {
      statements.append(try statement(element, at: "[\(index)]"))
    }
    return statements
  }

  private mutating func statement(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> AssetLinks.Statement {
    var relations: [String] = []
    var target: AssetLinks.Target?
    var components: [AssociationRule]?
    let members = try members(of: json, at: place)
    if members.count == 1, case ("include", .string(let address)) = members[0] {
      return AssetLinks.Statement(relations: [], target: .include(address))
    }
    for (key, value) in members {
      switch key {
      case "relation": relations = texts(value, key, at: place) ?? []
      case "target": target = try self.target(value, at: place + ".target")
      case "relation_extensions":
        components = try self.components(value, at: place + "." + key)
      case "include": note(.wrongType(key: key, found: value.kind), place)
      default: note(.unknownKey(key), place)
      }
    }
    guard let target else {
      throw .wrongShape(at: place + ".target", expected: "an object", found: "absent")
    }
    return AssetLinks.Statement(relations: relations, target: target, components: components)
  }

  private mutating func target(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> AssetLinks.Target {
    var namespace = ""
    var package = ""
    var site = ""
    var fingerprints: [String] = []
    for (key, value) in try members(of: json, at: place) {
      switch key {
      case "namespace": namespace = text(value, key, at: place) ?? ""
      case "package_name": package = text(value, key, at: place) ?? ""
      case "site": site = text(value, key, at: place) ?? ""
      case "sha256_cert_fingerprints": fingerprints = texts(value, key, at: place) ?? []
      default: note(.unknownKey(key), place)
      }
    }
    switch namespace {
    case "android_app": return .app(AndroidApp(package: package, fingerprints: fingerprints))
    case "web": return .site(site)
    default:
      throw .wrongShape(
        at: place + ".namespace", expected: "“android_app” or “web”", found: "“\(namespace)”")
    }
  }

  private mutating func components(
    _ json: JSON, at place: String
  ) throws(AssociationError) -> [AssociationRule]? {
    var rules: [AssociationRule]?
    for (relation, value) in try members(of: json, at: place) {
      guard relation == AssetLinks.opensPages else {
        note(.unknownKey(relation), place)
        continue
      }
      for (key, value) in try members(of: value, at: place + "." + relation) {
        guard key == "dynamic_app_link_components" else {
          note(.unknownKey(key), place)
          continue
        }
        guard case .array(let elements) = value else {
          note(.wrongType(key: key, found: value.kind), place)
          continue
        }
        rules = []
        for (index, element) in elements.enumerated() {
          rules?.append(try rule(element, at: "\(place).\(key)[\(index)]"))
        }
      }
    }
    return rules
  }
}
