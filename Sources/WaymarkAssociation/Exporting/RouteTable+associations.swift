// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// The file that has Apple's systems open the table's pages in apps, and no others.
  ///
  /// It matches the very paths that the table has pages for, with the query items that they
  /// require; what is for the web alone or for the app alone is left out. Some things no pattern
  /// can say, and there it matches more, so that the app has the last word: a number, a date, an
  /// identifier or a case of an enumeration is any text; values that no codec takes, escaped
  /// slashes, broken escapes, dot segments and several slashes at the end are not told apart. And
  /// less: another spelling of a literal (`%c3` for `%C3`) and required items that are empty.
  ///
  /// - Parameter apps: The apps, as `PREFIX.bundle.identifier`.
  /// - Returns: The file.
  /// - Throws: ``AssociationError/tooLarge(bytes:limit:)`` when systems would not read the file.
  public func appleAppSiteAssociation(
    apps: [String]
  ) throws(AssociationError) -> AppleAppSiteAssociation {
    let rules = ExactRules(entries, options).rules
    let defaults = options.caseSensitive ? nil : AssociationRule(caseSensitive: false)
    let details = AppleAppSiteAssociation.Details(appIDs: apps, components: rules)
    let file = AppleAppSiteAssociation(links: .init(details: [details], defaults: defaults))
    let size = file.compactText.utf8.count
    let limit = AppleAppSiteAssociation.sizeLimit
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    return file
  }

  /// The file that has Android open the table's pages in apps.
  ///
  /// From Android 15 on its rules say which pages, unless the table's literals may be of any case,
  /// which Android's rules cannot say. Before that only the app's manifest counts, which the rules
  /// can but narrow; see ``androidManifest(_:activity:)``. The rules are those of
  /// ``appleAppSiteAssociation(apps:)``, but for what Google documents otherwise or not at all: a
  /// path that ends in a literal has a rule with a slash at its end, too, and where a literal needs
  /// escapes there is a rule for each spelling.
  ///
  /// - Parameter apps: The apps.
  /// - Returns: The file.
  public func assetLinks(apps: [AndroidApp]) -> AssetLinks {
    let rules = DynamicRules(ExactRules(entries, options).rules).rules
    return AssetLinks(
      statements: apps.map { app in
        AssetLinks.Statement(
          target: .app(app),
          components: options.caseSensitive && !rules.isEmpty ? rules : nil)
      })
  }
}
