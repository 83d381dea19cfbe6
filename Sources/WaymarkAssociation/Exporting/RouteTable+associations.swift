// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// Exports the file with which Apple's systems open the table's pages in apps, and no others.
  ///
  /// It matches the paths of the table's pages, with the query items that they require, and omits
  /// web-only and app-only routes. Patterns cannot express everything. Where they match more, the
  /// app makes the final decision: a number, a date, an identifier or a case of an enumeration is
  /// any text; values that no codec accepts, escaped slashes, invalid escapes, dot segments and
  /// several trailing slashes are not distinguished. They match less for other spellings of a
  /// literal (`%c3` for `%C3`) and for required items that are empty.
  ///
  /// - Parameter apps: The identifiers of the apps, in the form `PREFIX.bundle.identifier`.
  /// - Returns: The file.
  /// - Throws: ``AssociationError/tooLarge(bytes:limit:)`` when the file is larger than systems
  ///   accept.
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

  /// Exports the file with which Android opens the table's pages in apps.
  ///
  /// From Android 15, its rules list the pages, unless the table's literals are case-insensitive,
  /// which Android's rules cannot express. Before that only the app's manifest counts, which the
  /// rules can only narrow; see ``androidManifest(_:activity:)``. The rules are those of
  /// ``appleAppSiteAssociation(apps:)``, except where Google's documentation differs or is silent:
  /// a path that ends in a literal has another rule with a trailing slash, and a literal that needs
  /// escapes has a rule for each spelling.
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
