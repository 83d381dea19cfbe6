// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkMap

struct MapPicturesTests {
  private let map = NavigationMap(
    app: "App",
    screens: ["/", "/a"].map { .init(id: $0, kind: $0 == "/" ? .root : .push) })

  @Test func `a page contains the shared text once, and each picture in its box and section`() {
    var pictures = MapPictures(shared: "<style>shared</style>")
    pictures.add(.init(head: "<svg>a", tail: "tail of /"), of: "/")
    pictures.add(.init(head: "<svg>b", tail: "tail of /a"), of: "/a")
    let page = map.html(pictures)
    #expect(page.components(separatedBy: ">shared<").count == 2)
    for number in 0...1 {
      #expect(page.contains("<image data-picture=\"\(number)\""))
      #expect(page.contains("<img data-picture=\"\(number)\""))
    }
    #expect(page.contains("tail of /a"))
    #expect(page == map.html(pictures))
    #expect(!map.html.contains("<script>") && !map.html.contains("<image"))
  }

  @Test func `a picture cannot end the script`() {
    var pictures = MapPictures()
    pictures.add(.init(head: "</script><b>", tail: "<!--<script>\"\\\n"), of: "/")
    let page = map.html(pictures)
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(!page.contains("<!--"))
  }

  @Test func `pictures beyond the limit are left out, and only the first of a screen counts`() {
    var pictures = MapPictures(limit: 10)
    pictures.add(.init(head: "12345", tail: "1"), of: "/")
    pictures.add(.init(head: "12345", tail: "1"), of: "/a")
    pictures.add(.init(head: "", tail: ""), of: "/")
    #expect(pictures.screens == ["/"])
    #expect(map.html(pictures).components(separatedBy: "<image").count == 2)
  }
}
