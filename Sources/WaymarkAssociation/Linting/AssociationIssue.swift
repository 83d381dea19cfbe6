// SPDX-License-Identifier: MIT

/// An issue in an association file: something that may not do what its author intended.
public struct AssociationIssue: Hashable, Sendable {
  /// What it is.
  public var code: Code

  /// The place, such as `applinks.details[0].components[2]`; empty for the whole file.
  public var place: String

  /// A description of the issue, in a sentence.
  public var message: String

  /// The severity.
  public var severity: Severity { code.severity }

  /// The severity of an issue.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth knowing, and possibly intended.
    case note
    /// It may not do what it seems to do.
    case warning
    /// It does not do what it seems to do.
    case error

    /// Whether the first is less severe.
    public static func < (one: Severity, other: Severity) -> Bool {
      allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
    }
  }

  /// A kind of issue, with a stable identifier as its raw value.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file begins with a byte order mark.
    case byteOrderMark = "byte-order-mark"
    /// The file is larger than half of the size that systems accept.
    case large
    /// A key occurs more than once.
    case repeatedKey = "repeated-key"
    /// A key is unknown here.
    case unknownKey = "unknown-key"
    /// An unknown key resembles a known one.
    case misspeltKey = "misspelt-key"
    /// A known key is in the wrong place.
    case misplacedKey = "misplaced-key"
    /// A value has the wrong type.
    case wrongType = "wrong-type"

    /// `details` is an object, which has no order.
    case detailsAsObject = "details-as-object"
    /// The file uses the old format.
    case oldForm = "old-form"
    /// An entry has both formats, of which each system reads one.
    case pathsAndComponents = "paths-and-components"
    /// `apps` must be present and empty in the old format.
    case appsNotEmpty = "apps-not-empty"
    /// An entry has `appID` and `appIDs`; which one a system reads is undefined.
    case bothAppKeys = "app-id-and-app-ids"
    /// No rule of an entry opens anything, or the file names no app.
    case nothingOpens = "nothing-opens"
    /// An entry or a service names no app.
    case noApps = "no-apps"
    /// An app's identifier is not a prefix and a bundle identifier.
    case appIdentifier = "app-identifier"
    /// An app is named more than once.
    case repeatedApp = "repeated-app"

    /// A rule matches all pages.
    case catchAll = "catch-all"
    /// A rule never applies, since a rule above it matches everything that it matches.
    case unreachable
    /// An exclusion has no rule below it that could open what it excludes.
    case idleExclude = "idle-exclude"
    /// Defaults contain patterns.
    case defaultsPattern = "defaults-pattern"

    /// A pattern of a query item is not a string, so all items of the rule are ignored.
    case itemNotString = "item-not-string"
    /// A pattern of a query item matches when the item is absent.
    case itemMayBeAbsent = "item-may-be-absent"
    /// A pattern must match the whole query.
    case wholeQuery = "whole-query"
    /// A pattern of the fragment matches when there is none.
    case fragmentMayBeAbsent = "fragment-may-be-absent"

    /// A pattern of the path has a `#`.
    case fragmentInPath = "fragment-in-path"
    /// A pattern of the path has a query.
    case queryInPath = "query-in-path"
    /// A pattern of the path has a scheme or a host.
    case hostInPath = "host-in-path"
    /// A pattern of the path is written like a route of a router or a regular expression.
    case foreignSyntax = "foreign-syntax"
    /// A path begins with a `NOT` that does not exclude.
    case misspeltNot = "misspelt-not"
    /// A `*` before the path's end also covers slashes.
    case anyDepth = "any-depth"
    /// A pattern that ends in `/*` also matches without these.
    case matchesParent = "matches-parent"
    /// A slash at the end of a pattern is ignored.
    case trailingSlash = "trailing-slash"

    /// A pattern with an escape is compared with the decoded address.
    case escapeInDecoded = "escape-in-decoded"
    /// A pattern with unescaped characters is compared with the encoded address.
    case unescaped
    /// A pattern has an escape with lower-case digits, which does not match the usual upper-case
    /// one.
    case lowerCaseEscape = "lower-case-escape"
    /// A pattern has an escape that does not match the lower-case form.
    case upperCaseEscape = "upper-case-escape"
    /// A pattern has a `%` that does not begin an escape.
    case brokenEscape = "broken-escape"

    /// A variable is not defined.
    case undefinedVariable = "undefined-variable"
    /// A variable in a pattern has no `)`.
    case brokenVariable = "broken-variable"
    /// A variable is not used in any pattern.
    case unusedVariable = "unused-variable"
    /// A variable has the name of a system variable.
    case systemVariable = "system-variable"
    /// A variable's name contains `$` or parentheses.
    case variableName = "variable-name"
    /// A value of a variable contains a variable.
    case nestedVariable = "nested-variable"
    /// A variable has no values.
    case emptyVariable = "empty-variable"

    /// A certificate's fingerprint is not 32 bytes in upper-case hexadecimal with colons between.
    case fingerprint
    /// A package name is invalid.
    case packageName = "package-name"
    /// A site is not just a scheme and a host.
    case siteName = "site-name"
    /// The address of an included file is not an absolute `https` or `http` URL.
    case includeAddress = "include-address"
    /// A statement has no relation that systems support.
    case unknownRelation = "unknown-relation"
    /// A rule uses a feature that Android does not support, so Android ignores all rules.
    case notAndroid = "not-android"
  }
}

extension AssociationIssue.Code {
  /// The severity.
  public var severity: AssociationIssue.Severity {
    switch self {
    case .oldForm, .itemMayBeAbsent, .fragmentMayBeAbsent, .anyDepth, .matchesParent,
      .trailingSlash, .upperCaseEscape:
      .note
    case .large, .unknownKey, .detailsAsObject, .pathsAndComponents, .bothAppKeys, .nothingOpens,
      .catchAll, .unreachable, .idleExclude, .defaultsPattern, .wholeQuery, .queryInPath,
      .foreignSyntax, .lowerCaseEscape, .unusedVariable, .systemVariable, .unknownRelation:
      .warning
    case .byteOrderMark, .repeatedKey, .misspeltKey, .misplacedKey, .wrongType, .appsNotEmpty,
      .noApps, .appIdentifier, .repeatedApp, .itemNotString, .fragmentInPath, .hostInPath,
      .misspeltNot, .escapeInDecoded, .unescaped, .brokenEscape, .undefinedVariable,
      .brokenVariable, .variableName, .nestedVariable, .emptyVariable, .fingerprint, .packageName,
      .siteName, .includeAddress, .notAndroid:
      .error
    }
  }
}

extension AssociationIssue: CustomStringConvertible {
  /// The issue on one line.
  public var description: String {
    "\(severity.rawValue): \(place.isEmpty ? "" : place + ": ")\(message) [\(code.rawValue)]"
  }
}
