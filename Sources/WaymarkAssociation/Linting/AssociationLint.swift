// SPDX-License-Identifier: MIT

/// Something in an association file that most likely is not as its writer thought.
public struct AssociationLint: Hashable, Sendable {
  /// What it is.
  public var code: Code

  /// Where it is, as `applinks.details[0].components[2]`; empty for the whole file.
  public var place: String

  /// What is wrong there, in a sentence.
  public var message: String

  /// How bad it is.
  public var severity: Severity { code.severity }

  /// How bad something is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// It is a rule worth knowing, and may well be meant.
    case note
    /// It may not do what it looks like.
    case warning
    /// It does not do what it looks like.
    case error

    /// Whether the first is less bad.
    public static func < (one: Severity, other: Severity) -> Bool {
      allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
    }
  }

  /// What a lint is; the raw values stay the same.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file begins with a byte order mark.
    case byteOrderMark = "byte-order-mark"
    /// The file has more than half of the bytes that a system takes.
    case large
    /// A key is there more than once.
    case repeatedKey = "repeated-key"
    /// A key means nothing here.
    case unknownKey = "unknown-key"
    /// A key means nothing, but is written almost like one that does.
    case misspeltKey = "misspelt-key"
    /// A key means nothing here, but does elsewhere.
    case misplacedKey = "misplaced-key"
    /// A value is of another kind than its key has.
    case wrongType = "wrong-type"

    /// `details` is an object, which has no order.
    case detailsAsObject = "details-as-object"
    /// The old form is used.
    case oldForm = "old-form"
    /// An entry has both forms, of which each system reads one.
    case pathsAndComponents = "paths-and-components"
    /// `apps` has to be there and empty for the old form.
    case appsNotEmpty = "apps-not-empty"
    /// An entry has `appID` and `appIDs`; which one a system reads is open.
    case bothAppKeys = "app-id-and-app-ids"
    /// No rule of an entry opens anything, or the file vouches for no app.
    case nothingOpens = "nothing-opens"
    /// An entry or a service names no app.
    case noApps = "no-apps"
    /// An app's identifier is not a prefix and a bundle identifier.
    case appIdentifier = "app-identifier"
    /// An app is named more than once.
    case repeatedApp = "repeated-app"

    /// A rule matches all pages.
    case catchAll = "catch-all"
    /// A rule is never asked for what it could match, since one above it matches all that.
    case unreachable
    /// An exclusion has no rule below it that could open what it excludes.
    case idleExclude = "idle-exclude"
    /// Defaults have more than ways of comparing.
    case defaultsPattern = "defaults-pattern"

    /// A pattern of a query item is no string, for which the whole rule forgets its items.
    case itemNotString = "item-not-string"
    /// A pattern of a query item matches when the item is absent.
    case itemMayBeAbsent = "item-may-be-absent"
    /// A pattern has to cover the whole query.
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
    /// A slash at the end of a pattern counts for nothing.
    case trailingSlash = "trailing-slash"

    /// A pattern is compared with what is decoded, but has an escape.
    case escapeInDecoded = "escape-in-decoded"
    /// A pattern is compared with what is escaped, but has what has to be.
    case unescaped
    /// A pattern has an escape with lower-case digits, which matches no address that has the usual.
    case lowerCaseEscape = "lower-case-escape"
    /// A pattern has an escape that matches no address that has it with lower-case digits.
    case upperCaseEscape = "upper-case-escape"
    /// A pattern has a `%` that begins no escape.
    case brokenEscape = "broken-escape"

    /// A variable is not defined.
    case undefinedVariable = "undefined-variable"
    /// A variable in a pattern has no `)`.
    case brokenVariable = "broken-variable"
    /// A variable is in no pattern.
    case unusedVariable = "unused-variable"
    /// A variable is named like one that the system has.
    case systemVariable = "system-variable"
    /// A variable is named with `$` or brackets.
    case variableName = "variable-name"
    /// A variable has another in its words.
    case nestedVariable = "nested-variable"
    /// A variable has no words.
    case emptyVariable = "empty-variable"

    /// A certificate's fingerprint is not 32 bytes in upper-case hexadecimal with colons between.
    case fingerprint
    /// A package's name is none.
    case packageName = "package-name"
    /// A site is not just a scheme and a host.
    case siteName = "site-name"
    /// The address of an included file is no absolute `https` or `http` address.
    case includeAddress = "include-address"
    /// A statement says nothing that systems know.
    case unknownRelation = "unknown-relation"
    /// A rule has what Android does not know, for which it forgets all rules.
    case notAndroid = "not-android"
  }
}

extension AssociationLint.Code {
  /// How bad it is.
  public var severity: AssociationLint.Severity {
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

extension AssociationLint: CustomStringConvertible {
  /// The lint on one line.
  public var description: String {
    "\(severity.rawValue): \(place.isEmpty ? "" : place + ": ")\(message) [\(code.rawValue)]"
  }
}
