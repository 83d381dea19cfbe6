// SPDX-License-Identifier: MIT

public import WaymarkAssociation
public import WaymarkLinks
public import WaymarkViews

/// An app whose screens have addresses.
///
/// A server answers at each address that the table prints with the screen it leads to. In the app
/// nothing is needed but what takes links anyway: the link comes by `onOpenURL`, and the address
/// bar shows the `webpageURL` of the app's current `userActivity`.
///
///     @main
///     extension TrailGuide: LinkedApp {
///       static let links = guideLinks
///     }
public protocol LinkedApp: App {
  /// What the links lead to.
  associatedtype LinkedRoute: Hashable & Sendable

  /// The links of the app.
  ///
  /// A route whose policy is not `page` has no page, nor has one that the table does not print.
  static var links: RouteTable<LinkedRoute> { get }

  /// The apps that open the links on devices; none unless the app says so.
  ///
  /// For these the server has the files `/.well-known/apple-app-site-association` and
  /// `/.well-known/assetlinks.json`, made of the table.
  static var associations: LinkAssociations { get }
}

extension LinkedApp {
  /// None.
  public static var associations: LinkAssociations { .none }
}

extension Site {
  /// What the addresses of an app mean; nil for an app without links.
  ///
  /// - Throws: ``AssociationError`` when there are more links than systems would read of.
  @MainActor
  static func of(_ app: any App.Type) throws(AssociationError) -> Site? {
    guard let app = app as? any LinkedApp.Type else { return nil }
    return try site(of: app)
  }

  @MainActor
  private static func site<A: LinkedApp>(of app: A.Type) throws(AssociationError) -> Site {
    try of(A.links, A.associations)
  }

  /// What addresses mean by a table, with what the site says of the apps that open its links.
  static func of<R>(
    _ links: RouteTable<R>, _ associations: LinkAssociations
  ) throws(AssociationError) -> Site {
    var site = Site(links)
    if !associations.appleApps.isEmpty {
      site.wellKnown[WebPaths.appleAssociation] =
        try links.appleAppSiteAssociation(apps: associations.appleApps).compactText
    }
    if !associations.androidApps.isEmpty {
      site.wellKnown[WebPaths.androidAssociation] =
        links.assetLinks(apps: associations.androidApps).compactText
    }
    return site
  }
}
