// SPDX-License-Identifier: MIT

/// Something in a file that its reader passes over, and most likely not as its writer thought.
public struct AssociationOddity: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A key that means nothing here.
    case unknownKey(String)
    /// A key that stands there more than once; the last one counts.
    case repeatedKey(String)
    /// A value of another kind than its key has; it counts as absent.
    case wrongType(key: String, found: String)
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// `details` is an object with the apps' identifiers as keys, which have no order.
    case detailsAsObject
    /// An app is named by `appID`, the key of the old form.
    case singleAppID
    /// Apps are named by `appID`, the key of the old form, and by `appIDs`.
    case bothAppKeys
  }

  /// What it is.
  public var kind: Kind

  /// Where it is, as `applinks.details[0]`; empty for the whole file.
  public var place: String

  /// Makes a note of something at a place.
  public init(kind: Kind, place: String) {
    self.kind = kind
    self.place = place
  }
}
