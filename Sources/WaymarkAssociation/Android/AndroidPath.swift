// SPDX-License-Identifier: MIT

/// A path of an intent filter: an attribute of `<data>` and its value.
///
/// Android compares it with the decoded path. Source: Android's documentation of `<data>` and of
/// `PatternMatcher`.
public struct AndroidPath: Hashable, Sendable {
  /// How the value is matched.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The whole path.
    case path
    /// A prefix of the path.
    case pathPrefix
    /// A suffix of the path; from Android 12, API level 31.
    case pathSuffix
    /// A pattern of `.`, `*` and `\` for the whole path, in which `.*` ends at the first occurrence
    /// of the character after it.
    case pathPattern
    /// A pattern of sets and greedy repetitions for the whole path; from Android 12, API level 31.
    case pathAdvancedPattern
  }

  /// How the value is matched.
  public var kind: Kind
  /// The value without the escapes of XML and of resources.
  public var value: String
  /// The pattern of its route; nil where it is not known.
  public var route: String?
  /// How it differs from the table.
  public var limits: Set<Limit>

  /// Creates a value from its parts.
  public init(
    _ kind: Kind, _ value: String, route: String? = nil, limits: Set<Limit> = []
  ) {
    self.kind = kind
    self.value = value
    self.route = route
    self.limits = limits
  }
}

extension AndroidPath {
  /// A difference from the table that intent filters cannot avoid.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// It also opens deeper paths.
    case deeperPaths
    /// It also opens paths with empty segments.
    case emptySegments
    /// It opens any text where the route has a number, a date or another kind of value.
    case kinds
    /// It opens paths without the literals after a value of the route, or after its rest.
    case missingLiterals
    /// It opens links without the query items that the route requires.
    case query
    /// It opens links of routes that are not pages of the app.
    case notExcluded
    /// It opens links only if their literals have the case of the route's.
    case letterCase

    /// Whether it opens less than the table, not more.
    public var isNarrower: Bool { self == .letterCase }
  }
}

extension AndroidPath.Limit: CustomStringConvertible {
  /// The difference, as a phrase to follow “also” or, if it is narrower, “only”.
  public var description: String {
    switch self {
    case .deeperPaths: "deeper paths"
    case .emptySegments: "paths with empty segments"
    case .kinds: "other texts for numbers, dates and the like"
    case .missingLiterals: "paths without the literals behind a value"
    case .query: "links without the required query items"
    case .notExcluded: "links of routes that are no pages of the app"
    case .letterCase: "literals in this case"
    }
  }
}

extension AndroidPath {
  /// Describes how what it opens differs from the table; nil if it does not.
  var limitsText: String? {
    let (narrower, wider) = (limits.filter(\.isNarrower), limits.filter { !$0.isNarrower })
    func list(_ word: String, _ limits: Set<Limit>) -> String? {
      let order = Limit.allCases.filter(limits.contains).map(\.description)
      return order.isEmpty ? nil : "\(word) \(order.joined(separator: ", "))"
    }
    let parts = [list("also", wider), list("only", narrower)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether it matches a path, given without escapes.
  public func matches(_ path: String) -> Bool { comparison.matches(path) }

  /// How it is compared, ready to be asked often.
  var comparison: Comparison {
    switch kind {
    case .path: .whole(value)
    case .pathPrefix: .prefix(value)
    case .pathSuffix: .suffix(value)
    case .pathPattern: .glob(AndroidGlob(value))
    case .pathAdvancedPattern:
      AndroidAdvancedGlob(value).map { .advanced($0) } ?? Comparison.nothing
    }
  }

  enum Comparison {
    case whole(String)
    case prefix(String)
    case suffix(String)
    case glob(AndroidGlob)
    case advanced(AndroidAdvancedGlob)
    /// Of a value that is not well-formed.
    case nothing

    func matches(_ path: String) -> Bool {
      switch self {
      case .whole(let value): path.utf8.elementsEqual(value.utf8)
      case .prefix(let value): path.utf8.starts(with: value.utf8)
      case .suffix(let value): path.utf8.reversed().starts(with: value.utf8.reversed())
      case .glob(let pattern): pattern.matches(path)
      case .advanced(let pattern): pattern.matches(path)
      case .nothing: false
      }
    }
  }
}
