// SPDX-License-Identifier: MIT

extension AppleAppSiteAssociation {
  /// The file's text, in the new form wherever it can be, with a line for each rule.
  public var text: String { json.text + "\n" }

  /// The file's text without whitespace, for serving.
  public var compactText: String { json.compactText }

  private var json: JSON {
    var members: [JSON.Member] = []
    if let links { members.append(.init("applinks", links.json)) }
    for (name, apps) in [
      ("webcredentials", webCredentials), ("appclips", appClips),
      ("activitycontinuation", activityContinuation),
    ] {
      guard let apps else { continue }
      members.append(.init(name, .object([.init("apps", .array(apps.map { .string($0) }))])))
    }
    return .object(members)
  }
}

extension AppleAppSiteAssociation.Links {
  fileprivate var json: JSON {
    var members: [JSON.Member] = []
    if let apps { members.append(.init("apps", .texts(apps))) }
    if let defaults { members.append(.init("defaults", defaults.json)) }
    if !variables.isEmpty {
      let lists = variables.map { JSON.Member($0.name, .texts($0.values)) }
      members.append(.init("substitutionVariables", .object(lists)))
    }
    members.append(.init("details", .array(details.map(\.json))))
    return .object(members)
  }
}

extension AppleAppSiteAssociation.Details {
  fileprivate var json: JSON {
    var members = [JSON.Member("appIDs", .texts(appIDs))]
    if let defaults { members.append(.init("defaults", defaults.json)) }
    if let components { members.append(.init("components", .array(components.map(\.json)))) }
    if let paths { members.append(.init("paths", .texts(paths))) }
    return .object(members)
  }
}

extension AssociationRule {
  /// The rule as a file has it.
  package var json: JSON {
    var members: [JSON.Member] = []
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(.init(key, value)) }
    }
    add("/", path.map { .string($0) })
    add("?", query?.json)
    add("#", fragment.map { .string($0) })
    add("exclude", exclude.map { .bool($0) })
    add("comment", comment.map { .string($0) })
    add("caseSensitive", caseSensitive.map { .bool($0) })
    add("percentEncoded", percentEncoded.map { .bool($0) })
    return .object(members)
  }
}

extension AssociationRule: CustomStringConvertible {
  /// The rule as a file has it.
  public var description: String { json.compactText }
}

extension AssociationRule.Query {
  fileprivate var json: JSON {
    switch self {
    case .text(let pattern): .string(pattern)
    case .items(let items):
      .object(items.map { .init($0.name, $0.pattern.map { .string($0) } ?? .null) })
    }
  }
}

extension JSON {
  /// An array of texts.
  static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
