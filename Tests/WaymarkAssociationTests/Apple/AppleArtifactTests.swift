// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks

struct AppleArtifactTests {
  private static func table() throws -> RouteTable<Page> {
    try RouteTable(
      hosts: ["example.com", "www.example.com"], schemes: ["shop", "x-shop+1"],
      routes: [page("/"), page("/a/:p")])
  }

  private func list(_ text: String) throws -> [String: Any] {
    var format = PropertyListSerialization.PropertyListFormat.binary
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: &format)
    #expect(format == .xml)
    return try #require(list as? [String: Any])
  }

  @Test func `the entitlement has each service of each host`() throws {
    let domains = try Self.table().associatedDomains([.links, .credentials])
    let list = try list(domains.text)
    #expect(
      list[AssociatedDomains.key] as? [String] == [
        "applinks:example.com", "applinks:www.example.com", "webcredentials:example.com",
        "webcredentials:www.example.com",
      ])
    #expect(try AssociatedDomains(parsing: domains.text.utf8) == domains)
  }

  @Test func `the URL type has the schemes, and the activities are listed`() throws {
    let info = try Self.table().infoPlist(name: "com.example.<&>\"']]>")
    let list = try list(info.text)
    let type = try #require((list["CFBundleURLTypes"] as? [[String: Any]])?.first)
    #expect(type["CFBundleURLSchemes"] as? [String] == ["shop", "x-shop+1"])
    #expect(type["CFBundleURLName"] as? String == "com.example.<&>\"']]>")
    #expect(type["CFBundleTypeRole"] as? String == "Viewer")
    #expect(list["NSUserActivityTypes"] as? [String] == [LinkActivity.screen])
    #expect(try LinkInfoPlist(parsing: info.text.utf8) == info)
    let none = try RouteTable(routes: [page("/")]).infoPlist(name: "a", activityTypes: [])
    #expect(try self.list(none.text).isEmpty)
  }

  @Test(arguments: [
    ("applinks:example.com", AssociatedDomains.Domain(.links, "example.com")),
    ("appclips:*.example.com", .init(.clips, "*.example.com")),
    ("webcredentials:a.b?mode=developer", .init(.credentials, "a.b", mode: .developer)),
    ("applinks:example.com:8080", nil), ("applinks:example.com/a", nil), ("applinks:", nil),
    ("links:example.com", nil), ("example.com", nil), ("applinks:a.b?mode=other", nil),
    ("applinks:a.*.b", nil),
  ])
  func `a domain is a service and a host`(text: String, domain: AssociatedDomains.Domain?) {
    #expect(AssociatedDomains.Domain(text) == domain)
    if let domain { #expect("\(domain)" == text) }
  }

  @Test func `a wildcard is about the hosts below`() {
    let domains = AssociatedDomains([
      .init(.credentials, "example.com"), .init(.links, "*.example.com"),
    ])
    #expect(domains.explain("https://a.b.Example.com/x").opens)
    let apex = domains.explain("https://example.com/x")
    #expect(!apex.opens && apex.passed.count == 2)
    #expect(!domains.explain("https://notexample.com/").opens)
    #expect(!domains.explain("shop:///").opens)
  }

  @Test func `the audit of an entitlement names the hosts that only one side has`() throws {
    let table = try Self.table()
    #expect(table.audit(table.associatedDomains()).isClean)
    let audit = table.audit(
      AssociatedDomains([.init(.links, "example.com"), .init(.links, "old.example.com")]))
    #expect(audit.issues.map(\.kind) == [.narrower, .wider])
    #expect(
      audit.issues.map(\.address) == ["https://www.example.com/", "https://old.example.com/"])
  }

  @Test func `the audit of an Info.plist names the schemes that only one side has`() throws {
    let table = try Self.table()
    #expect(table.audit(table.infoPlist(name: "a")).isClean)
    let audit = table.audit(
      LinkInfoPlist(urlTypes: [.init(name: "a", schemes: ["SHOP", "old"])]))
    #expect(audit.issues.map(\.address) == ["x-shop+1:///", "old:///"])
    #expect(audit.issues.map(\.kind) == [.narrower, .wider])
  }

  @Test(arguments: [
    ("<plist><dict><key>k</key></dict></plist>", "plist.k is absent; expected a value."),
    ("<plist/>", "plist is none; expected a plist with one value."),
    ("<plist><dict>", "The file is not well-formed XML at byte 13."),
    ("<a>&b;</a>", "The file is not well-formed XML at byte 3."),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "The file is not well-formed XML at byte 9."),
    ("\u{0}", "The file is not well-formed XML at byte 0."),
    (String(repeating: "<a>", count: 40), "Elements are nested too deeply at byte 96."),
    (
      "<plist><dict><key>com.apple.developer.associated-domains</key><true/></dict></plist>",
      "com.apple.developer.associated-domains is <true>; expected an array of strings."
    ),
    (
      """
      <plist><dict><key>com.apple.developer.associated-domains</key>
      <array><string>applinks:a:1</string></array></dict></plist>
      """,
      """
      com.apple.developer.associated-domains[0] is “applinks:a:1”; expected a service and a host, \
      as applinks:example.com.
      """
    ),
  ])
  func `what is no entitlement says where`(text: String, message: String) {
    let error = #expect(throws: ArtifactError.self) {
      try AssociatedDomains(parsing: text.utf8)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `what systems write is read`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["a&b"], "CFBundleURLName": "é\n\t<"]],
        "NSUserActivityTypes": ["x"], "LSRequiresIPhoneOS": true, "n": 7,
      ] as [String: Any], format: .xml, options: 0)
    #expect(
      try LinkInfoPlist(parsing: data)
        == LinkInfoPlist(
          urlTypes: [.init(name: "é\n\t<", schemes: ["a&b"])], activityTypes: ["x"]))
  }
}
