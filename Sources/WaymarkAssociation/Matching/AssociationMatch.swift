// SPDX-License-Identifier: MIT

/// The decision of an association file about one address, with the reason.
public struct AssociationMatch: Hashable, Sendable {
  /// How it was decided.
  public enum Decision: String, Hashable, Sendable, CaseIterable {
    /// A rule matches: an app opens the page.
    case opens
    /// A rule that excludes matches, and was the first to match.
    case excluded
    /// No rule matches.
    case noRule
    /// The file has no rules for pages.
    case noLinks
    /// It is not the address of a web page.
    case notWeb
    /// The address is of another host than the one that serves the file.
    case otherHost
    /// The address is longer than 8 KiB.
    case tooLong
    /// The rules are too many or too complex, and matching stopped.
    case gaveUp
  }

  /// How it was decided.
  public var decision: Decision

  /// The rule that decided, or at which matching stopped; nil when there is none.
  public var rule: Rule?

  /// The apps whose rule it is.
  public var apps: [String]

  /// The rules above it that did not match, with the reasons.
  public var passed: [Passed]

  /// Whether an app opens the page.
  public var matches: Bool { decision == .opens }
}

extension AssociationMatch {
  /// A rule of a file: where it is, and what it says.
  public struct Rule: Hashable, Sendable {
    /// The index of the entry of `details`.
    public var details: Int
    /// The index of the rule in the entry.
    public var index: Int
    /// Whether it is one of the `paths` of the old format.
    public var isOldForm: Bool
    /// The rule, with the defaults that apply to it.
    public var rule: AssociationRule

    /// The place, such as `applinks.details[0].components[2]`.
    public var place: String {
      "applinks.details[\(details)].\(isOldForm ? "paths" : "components")[\(index)]"
    }
  }

  /// A rule that did not match.
  public struct Passed: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The reason that it did not match.
    public var miss: Miss
  }

  /// The reason that a rule does not match.
  public enum Miss: Hashable, Sendable {
    /// The pattern matches this part of the address only up to a character, counted from 0.
    case part(Part, pattern: String, value: String, upTo: Int)
    /// The pattern of this part has an undefined variable.
    case unknownVariable(Part, name: String)
  }

  /// A part of an address.
  public enum Part: Hashable, Sendable {
    case path
    case query
    /// An item of the query, by its name.
    case item(String)
    case fragment
  }
}

extension AssociationMatch {
  /// How it was decided, in a sentence.
  public var reason: String {
    switch decision {
    case .opens: "\(place) matches and is the first to do so: \(said)"
    case .excluded: "\(place) matches first and excludes: \(said)"
    case .noRule where passed.isEmpty: "There are no rules."
    case .noRule where passed.count == 1: "The only rule does not match: \(passed[0].miss)"
    case .noRule: "None of the \(passed.count) rules matches."
    case .noLinks: "The file has no applinks."
    case .notWeb: "It is not the address of a web page; only https links open apps."
    case .otherHost: "The address is of another host than the file."
    case .tooLong: "The address is longer than \(AssociationURL.limit) bytes."
    case .gaveUp: "The patterns are too complex; matching stopped at \(place): \(said)"
    }
  }

  private var place: String { rule?.place ?? "" }
  private var said: String { rule?.rule.description ?? "" }
}

extension AssociationMatch.Part: CustomStringConvertible {
  /// The part's name.
  public var description: String {
    switch self {
    case .path: "path"
    case .query: "query"
    case .item(let name): "query item “\(name)”"
    case .fragment: "fragment"
    }
  }
}

extension AssociationMatch.Miss: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .part(let part, let pattern, let value, _) where value.isEmpty:
      "the \(part) is empty, and “\(pattern)” needs more"
    case .part(let part, let pattern, let value, let upTo) where upTo >= value.count:
      "the \(part) “\(value)” ends before “\(pattern)” does"
    case .part(let part, let pattern, let value, let upTo):
      "“\(pattern)” covers \(upTo == 0 ? "nothing" : "only “\(value.prefix(upTo))”") of the \(part) “\(value)”"
    case .unknownVariable(let part, let name):
      "$(\(name)) in the pattern of the \(part) is not defined"
    }
  }
}
