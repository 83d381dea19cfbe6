// SPDX-License-Identifier: MIT

/// What an intent filter says of paths: an attribute of `<data>` and its value.
///
/// Android compares it with the decoded path. Source: Android's documentation of `<data>` and of
/// `PatternMatcher`.
public struct AndroidPath: Hashable, Sendable {
  /// How the value is read.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The whole path.
    case path
    /// What the path begins with.
    case pathPrefix
    /// What the path ends with; from Android 12 on, API level 31.
    case pathSuffix
    /// A pattern of `.`, `*` and `\` for the whole path, in which `.*` ends where the character
    /// behind it comes first.
    case pathPattern
    /// A pattern of sets and repetitions for the whole path, each of which takes what it can; from
    /// Android 12 on, API level 31.
    case pathAdvancedPattern
  }

  /// How the value is read.
  public var kind: Kind
  /// The value as Android gets it, without the escapes of XML and of resources.
  public var value: String
  /// The pattern of the route that it is for; nil where that is not known.
  public var route: String?
  /// What it opens or does not open other than the table.
  public var limits: Set<Limit>

  /// Makes it of its parts.
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
  /// A difference from the table that intent filters cannot do without.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// It opens deeper paths, too.
    case deeperPaths
    /// It opens paths with empty segments, too.
    case emptySegments
    /// It opens other texts where the route has a number, a date and the like.
    case kinds
    /// It opens paths that lack literals behind a value of the route, or behind its rest.
    case missingLiterals
    /// It opens links without the query items that the route requires.
    case query
    /// It opens links of routes that are not the app's pages.
    case notExcluded
    /// It opens the links only in the case in which the route has its literals.
    case letterCase

    /// Whether it opens less than the table, not more.
    public var isNarrower: Bool { self == .letterCase }
  }
}

extension AndroidPath.Limit: CustomStringConvertible {
  /// What it does, to follow the word “also” or, where it is narrower, “only”.
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
