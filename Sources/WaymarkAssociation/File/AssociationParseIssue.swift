// SPDX-License-Identifier: MIT

/// An issue found while parsing a file: content that systems ignore or treat in an unexpected way.
public struct AssociationParseIssue: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// An unknown key.
    case unknownKey(String)
    /// A key that occurs more than once; the last one counts.
    case repeatedKey(String)
    /// A value of the wrong type, which is ignored.
    case wrongType(key: String, found: String)
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// `details` is an object with the apps' identifiers as keys, which have no order.
    case detailsAsObject
    /// An app is given by `appID`, the key of the old format.
    case singleAppID
    /// Apps are given by `appID`, the key of the old format, and by `appIDs`.
    case bothAppKeys
  }

  /// What it is.
  public var kind: Kind

  /// The place, such as `applinks.details[0]`; empty for the whole file.
  public var place: String

  /// Creates an issue at a place.
  public init(kind: Kind, place: String) {
    self.kind = kind
    self.place = place
  }
}
