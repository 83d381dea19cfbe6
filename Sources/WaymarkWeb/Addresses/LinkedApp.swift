// SPDX-License-Identifier: MIT

public import WaymarkAssociation
public import WaymarkLinks
public import WaymarkViews

/// An app whose screens have URLs.
///
/// The server responds to each URL in the table with the screen that the URL opens. The app handles
/// links as on any other platform: it receives a link through `onOpenURL`, and the address bar
/// shows the `webpageURL` of the app's current `userActivity`.
///
///     @main
///     extension TrailGuide: LinkedApp {
///       static let links = guideLinks
///     }
public protocol LinkedApp: App {
  /// The type of the routes.
  associatedtype LinkedRoute: Hashable & Sendable

  /// The links of the app.
  ///
  /// A route has a page if its policy is `page` and the table can print it.
  static var links: RouteTable<LinkedRoute> { get }

  /// The apps that open the links on devices; none by default.
  ///
  /// For these apps, the server generates the files `/.well-known/apple-app-site-association` and
  /// `/.well-known/assetlinks.json` from the table.
  static var associations: LinkAssociations { get }
}

extension LinkedApp {
  /// No apps.
  public static var associations: LinkAssociations { .none }
}

extension Site {
  /// Returns the site of an app, or nil for an app without links.
  ///
  /// - Throws: ``AssociationError`` if the association file would exceed the limits of the systems.
  @MainActor
  static func of(_ app: any App.Type) throws(AssociationError) -> Site? {
    guard let app = app as? any LinkedApp.Type else { return nil }
    return try site(of: app)
  }

  @MainActor
  private static func site<A: LinkedApp>(of app: A.Type) throws(AssociationError) -> Site {
    try of(A.links, A.associations)
  }

  /// Returns the site of a link table, with association files for the apps that open its links.
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
