// SPDX-License-Identifier: MIT

/// A key that association files have, and where it belongs.
struct AssociationKey: Hashable, Sendable {
  /// The key as it is written.
  let name: String
  /// Describes where it belongs.
  let home: String

  /// Returns the known key of exactly this name; nil where there is none.
  static func known(_ name: String) -> AssociationKey? { all.first { $0.name == name } }

  /// Returns the known key that a name is most likely meant for; nil where there is none.
  ///
  /// Case, signs and an `s` at the end are passed over.
  static func meant(by name: String) -> AssociationKey? {
    let core = core(name)
    return all.first { Self.core($0.name) == core }
  }

  private static func core(_ name: String) -> String {
    var letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if letters.hasSuffix("s") { letters.removeLast() }
    return letters
  }

  private static let all: [AssociationKey] = [
    ("at the top of Apple's file", ["applinks", "webcredentials", "appclips"]),
    ("at the top of Apple's file", ["activitycontinuation"]),
    ("in a service of Apple's file, such as “webcredentials”", ["apps"]),
    ("in “applinks”", ["details", "substitutionVariables"]),
    ("in “applinks” or in an entry of “details”", ["defaults"]),
    ("in an entry of “details”", ["appIDs", "appID", "components", "paths"]),
    ("in a rule", ["exclude", "comment", "caseSensitive", "percentEncoded"]),
    (
      "in a statement of Android's file, which is an array of such",
      ["relation", "target", "relation_extensions", "include"]
    ),
    (
      "in the “target” of a statement of Android's file",
      ["namespace", "package_name", "site", "sha256_cert_fingerprints"]
    ),
    ("in a relation of “relation_extensions”", ["dynamic_app_link_components"]),
  ].flatMap { home, names in names.map { AssociationKey(name: $0, home: home) } }
}
