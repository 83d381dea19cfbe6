// SPDX-License-Identifier: MIT

public import ShowcaseApp
public import WaymarkAssociation
public import WaymarkLinks
public import WaymarkWeb

@main
extension TrailGuide: LinkedApp {
  public static var links: RouteTable<GuideRoute> { guideLinks }

  public static var associations: LinkAssociations {
    LinkAssociations(appleApps: ["ABCDE12345.example.trailguide"])
  }

  public static func linkedRoute(for value: AnyHashable) -> GuideRoute? { GuideRoute(value) }

  /// Visitors get pages of the book as they were rendered for another one, up to a minute before.
  public static func pageCaching(of route: GuideRoute) -> PageCaching? {
    route.isOfTheBook ? PageCaching(for: .seconds(60)) : nil
  }
}
