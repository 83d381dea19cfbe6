// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkRoutes

struct LinkPresentationTests {
  @Test(
    arguments: [
      (.push, .push), (.sheet, .sheet),
      (.cover(withNavigation: true), .cover(withNavigation: true)),
      (.tab("home"), nil), (.root, nil),
    ] as [(LinkPresentation, RouteStyle?)])
  func `a presentation is a route's style, but a first screen is no route`(
    presentation: LinkPresentation, style: RouteStyle?
  ) {
    #expect(presentation.style == style)
  }
}
