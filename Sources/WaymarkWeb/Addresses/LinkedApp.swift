// SPDX-License-Identifier: MIT

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
}

extension Site {
  /// What the addresses of an app mean; nil for an app without links.
  @MainActor
  static func of(_ app: any App.Type) -> Site? {
    (app as? any LinkedApp.Type).map { site(of: $0) }
  }

  @MainActor
  private static func site<A: LinkedApp>(of app: A.Type) -> Site { Site(A.links) }
}
