// SPDX-License-Identifier: MIT

public import ShowcaseApp
public import Waymark
public import WaymarkWeb

@main
extension TrailGuide: LinkedApp {
  public static var links: RouteTable<GuideRoute> { guideLinks }
}
