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

  /// Returns the route of a value that a link of the app pushes or presents; nil if it has no URL.
  ///
  /// By default, a value is a route if it has the type of the routes. An app whose stacks have types
  /// of their own switches over `value.base`. It is called while views update, so it should be fast.
  static func linkedRoute(for value: AnyHashable) -> LinkedRoute?

  /// Routes with parameters whose pages search engines should find, such as all articles; none by
  /// default.
  ///
  /// The server generates `/sitemap.xml` from the table, with the pages of all routes without
  /// parameters and of these, and `/robots.txt`, which names it. A table without a host has neither.
  static var sitemapRoutes: [LinkedRoute] { get }

  /// Returns how long the page of a route may be sent to other visitors; nil, the default, if it is
  /// rendered for each request.
  ///
  /// It is called for each request, so it should be fast.
  static func pageCaching(of route: LinkedRoute) -> PageCaching?

  /// Returns whether recordings must not contain what a person does on the screen of a route; false
  /// by default.
  ///
  /// On such a screen, texts that a person types are replaced by bullets, elements are identified by
  /// their kinds and identifiers only, and links are left out. See ``WebHost/Options/recordings``.
  static func redactsRecording(of route: LinkedRoute) -> Bool
}

extension LinkedApp {
  /// No apps.
  public static var associations: LinkAssociations { .none }

  /// The value itself if it is a route.
  public static func linkedRoute(for value: AnyHashable) -> LinkedRoute? {
    value.base as? LinkedRoute
  }

  /// No routes.
  public static var sitemapRoutes: [LinkedRoute] { [] }

  /// No caching.
  public static func pageCaching(of route: LinkedRoute) -> PageCaching? { nil }

  /// No redaction.
  public static func redactsRecording(of route: LinkedRoute) -> Bool { false }
}

/// A reason that a site has no files for other systems.
enum SiteError: Error {
  case associations(AssociationError)
  case sitemap(SitemapError)
}

extension Site {
  /// Returns the site of an app, or nil for an app without links.
  ///
  /// - Throws: ``SiteError`` if the association file would exceed the limits of the systems, or a
  ///   route of the sitemap has no public page.
  @MainActor
  static func of(_ app: any App.Type) throws(SiteError) -> Site? {
    guard let app = app as? any LinkedApp.Type else { return nil }
    return try site(of: app)
  }

  /// Returns the site of an app without its files for other systems, or nil for an app without
  /// links.
  @MainActor
  static func table(of app: any App.Type) -> Site? {
    guard let app = app as? any LinkedApp.Type else { return nil }
    func table<A: LinkedApp>(of app: A.Type) -> Site {
      Site(A.links) { A.linkedRoute(for: $0) }
    }
    return table(of: app)
  }

  @MainActor
  private static func site<A: LinkedApp>(of app: A.Type) throws(SiteError) -> Site {
    try of(
      A.links, A.associations, sitemapRoutes: A.sitemapRoutes, route: { A.linkedRoute(for: $0) },
      caching: { A.pageCaching(of: $0) }, isRedacted: { A.redactsRecording(of: $0) })
  }

  /// Returns the site of a link table, with the files for other systems.
  static func of<R>(
    _ links: RouteTable<R>, _ associations: LinkAssociations, sitemapRoutes: [R] = [],
    route: @escaping @MainActor @Sendable (AnyHashable) -> R? = { $0.base as? R },
    caching: @escaping @MainActor @Sendable (R) -> PageCaching? = { _ in nil },
    isRedacted: @escaping @MainActor @Sendable (R) -> Bool = { _ in false }
  ) throws(SiteError) -> Site {
    var site = Site(links, route: route)
    site.caching = { @MainActor link in
      (try? links.parse(link.absoluteString)).flatMap { match in
        links.gates(for: match).isEmpty ? caching(match.route) : nil
      }
    }
    site.isRedacted = { @MainActor link in
      (try? links.parse(link.absoluteString)).map { isRedacted($0.route) } ?? false
    }
    if !associations.appleApps.isEmpty {
      do throws(AssociationError) {
        site.files[WebPaths.appleAssociation] = File(
          text: try links.appleAppSiteAssociation(apps: associations.appleApps).compactText)
      } catch {
        throw .associations(error)
      }
    }
    if !associations.androidApps.isEmpty {
      site.files[WebPaths.androidAssociation] = File(
        text: links.assetLinks(apps: associations.androidApps).compactText)
    }
    do throws(SitemapError) {
      try site.addSitemap(links.sitemap(values: sitemapRoutes))
    } catch {
      if error != .missingHost { throw .sitemap(error) }
    }
    return site
  }

  private mutating func addSitemap(_ sitemap: Sitemap) {
    let pages = sitemap.files()
    for file in pages { files["/\(file.name)"] = File(text: file.text, type: "application/xml") }
    guard let host = sitemap.host, let first = pages.first else { return }
    files["/robots.txt"] = File(
      text: "User-agent: *\nAllow: /\nSitemap: https://\(host)/\(first.name)\n",
      type: "text/plain; charset=utf-8")
  }
}
