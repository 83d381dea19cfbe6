// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssetLinksTests {
  @Test func `statements are read and written`() throws {
    let app = AndroidApp(package: "com.example.app", fingerprints: ["AB:CD"])
    let links = AssetLinks(statements: [
      .init(target: .app(app), components: [.init(path: "/a", exclude: true), .init(path: "/*")]),
      .init(
        relations: ["delegate_permission/common.get_login_creds"],
        target: .site("https://example.com")),
      .init(relations: [], target: .include("https://example.com/more.json")),
    ])
    #expect(
      links.compactText == """
        [{"relation":["delegate_permission/common.handle_all_urls"],"target":\
        {"namespace":"android_app","package_name":"com.example.app",\
        "sha256_cert_fingerprints":["AB:CD"]},"relation_extensions":\
        {"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":\
        [{"/":"/a","exclude":true},{"/":"/*"}]}}},\
        {"relation":["delegate_permission/common.get_login_creds"],\
        "target":{"namespace":"web","site":"https://example.com"}},\
        {"include":"https://example.com/more.json"}]
        """)
    #expect(try AssetLinks(parsing: links.text.utf8) == links)
  }

  @Test func `a file that only includes another is in order`() throws {
    let text = #"[{"include":"https://example.com/.well-known/statements.json"}]"#
    #expect(try AssetLinks(parsing: text.utf8).lint().isEmpty)
  }

  @Test(arguments: [
    ("{}", AssociationError.wrongShape(at: "", expected: "an array", found: "an object")),
    ("[{}]", .wrongShape(at: "[0].target", expected: "an object", found: "absent")),
    (
      #"[{"target":{"namespace":"ios"}}]"#,
      .wrongShape(
        at: "[0].target.namespace", expected: "“android_app” or “web”", found: "“ios”")
    ),
  ])
  func `what is no statement says where`(text: String, error: AssociationError) {
    #expect(throws: error) { try AssetLinks(parsing: text.utf8) }
  }
}
