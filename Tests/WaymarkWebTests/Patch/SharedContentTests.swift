// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite struct SharedContentTests {
  @Test(
    arguments: [
      (SharedContent([.address("https://a.example/")]), "", "https://a.example/"),
      (
        SharedContent([.text("x"), .address("https://a.example/")], message: "Look"), "Look\nx",
        "https://a.example/"
      ),
      (
        SharedContent([.address("https://a.example/"), .address("https://b.example/")]),
        "https://b.example/", "https://a.example/"
      ),
      (SharedContent([.address("javascript:alert(1)")]), "javascript:alert(1)", ""),
    ])
  func `a browser shares one web URL, and the rest as text`(
    content: SharedContent, text: String, address: String
  ) {
    #expect(
      PatchOperation(sharing: content) == .share(title: "", text: text, address: address))
  }

  @Test func `the operation encodes the subject, the text and the URL in this order`() {
    var json = ""
    PatchOperation(
      sharing: SharedContent([.address("https://a.example/")], subject: "S", message: "M")
    ).append(to: &json)
    #expect(json == #"[14,"S","M","https://a.example/"]"#)
  }
}
