// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssociationMatchTests {
  @Test func `the first rule that matches decides, and those before say why they did not`() throws {
    let file = try WaymarkAssociationTests.file(
      #"{"/":"/buy/new"}"#, #"{"/":"/buy/??","exclude":true}"#, #"{"/":"/buy/*"}"#)
    let excluded = file.match("https://example.com/buy/42")
    #expect(excluded.decision == .excluded)
    #expect(excluded.rule?.place == "applinks.details[0].components[1]")
    #expect(excluded.apps == ["ABCDE12345.com.example.app"])
    #expect(
      excluded.passed.map(\.miss) == [
        .part(.path, pattern: "/buy/new", value: "/buy/42", upTo: 5)
      ])
    let opened = file.match("/buy/423")
    #expect(opened.matches)
    #expect(opened.rule?.index == 2)
    #expect(opened.passed.map(\.miss.description).count == 2)
    #expect(
      opened.passed[1].miss.description
        == "“/buy/??” covers only “/buy/42” of the path “/buy/423”")
    #expect(file.match("/sell").decision == .noRule)
  }

  @Test(arguments: [
    (#"{"/":"/help/*"}"#, #""defaults":{"caseSensitive":false},"#, "/HELP/1", true),
    (
      #"{"/":"/help/*","caseSensitive":true}"#, #""defaults":{"caseSensitive":false},"#, "/HELP",
      false
    ),
    (
      #"{"/":"/caf\u00c9"}"#, #""defaults":{"caseSensitive":false,"percentEncoded":false},"#,
      "/café", true
    ),
    (#"{"/":"/a"}"#, #""defaults":{"exclude":true},"#, "/a", false),
    (#"{"/":"/a","exclude":false}"#, #""defaults":{"exclude":true},"#, "/a", true),
    (#"{"?":{"q":"1"}}"#, #""defaults":{"/":"/a"},"#, "/b?q=1", false),
    (#"{"/":"/$(digit)$(alpha)"}"#, "", "/1x", true),
    (#"{"/":"/$(digit)$(alpha)"}"#, "", "/x1", false),
    (#"{"/":"/$(upper)","caseSensitive":false}"#, "", "/x", true),
    (#"{"/":"/$(region)/x"}"#, "", "/CH/x", true),
    (#"{"/":"/$(region)/x"}"#, "", "/UK/x", false),
    (#"{"/":"/$(region)"}"#, "", "/001", false),
    (#"{"/":"/$(lang)"}"#, #""substitutionVariables":{"lang":["x"]},"#, "/de", false),
    (#"{"/":"/$(lang)"}"#, "", "/de", true),
    (#"{"/":"/$(food)/x"}"#, #""substitutionVariables":{"food":["egg?","h*m"]},"#, "/eggs/x", true),
    (#"{"/":"/$(food)/x"}"#, #""substitutionVariables":{"food":["egg?","h*m"]},"#, "/hum/x", true),
    (#"{"/":"/$(food)/x"}"#, #""substitutionVariables":{"food":["egg?","h*m"]},"#, "/egg/x", false),
    (#"{"/":"/$(Food)/x"}"#, #""substitutionVariables":{"food":["egg"]},"#, "/egg/x", false),
    (#"{"/":"/$(digit)"}"#, #""substitutionVariables":{"digit":["one"]},"#, "/one", true),
    (#"{"/":"/$(a)"}"#, #""substitutionVariables":{"a":["$(digit)"]},"#, "/7", false),
    (#"{"/":"/$(a"}"#, "", "/$(a", true),
    (#"{"/":"*a*b*c"}"#, "", "/aabbcc", true),
    (#"{"/":"*a*b*c"}"#, "", "/aabbccd", false),
    (#"{"/":"*"}"#, "", "http://example.com", true),
    (#"{"/":"/a"}"#, "", "HTTPS://example.com:443/a?b#c", true),
    (#"{"/":"/%FF","percentEncoded":false}"#, "", "/%FF", true),
  ])
  func `a rule with what is around it`(
    rule: String, around: String, path: String, matches: Bool
  ) throws {
    let match = try file(rule, around: around).match(path)
    #expect(match.matches == matches, "\(match.reason)")
  }

  @Test(arguments: [
    ("example:/a", AssociationMatch.Decision.notWeb), ("ftp://example.com/a", .notWeb),
    ("mailto:a@example.com", .notWeb), ("", .notWeb), ("://", .notWeb),
    ("https://example.com/" + String(repeating: "a", count: 8192), .tooLong),
  ])
  func `what is no page of the web is opened by nothing`(
    address: String, decision: AssociationMatch.Decision
  ) throws {
    #expect(try file("{}").match(address).decision == decision)
  }

  @Test func `each rule reads the address in its own way`() throws {
    let raw = #"{"/":"/a%20B"}"#
    let decoded = #"{"/":"/a b","percentEncoded":false,"caseSensitive":false}"#
    let never = #"{"/":"/a b"}"#
    #expect(try file(never, decoded, raw).match("/a%20B").rule?.index == 1)
    let likeRaw = #"{"/":"/a b","percentEncoded":false}"#
    #expect(try file(never, likeRaw).match("/a%20b").rule?.index == 1)
    #expect(try file(never, raw, decoded).match("/a%20B").rule?.index == 1)
    #expect(try file(decoded, never).match("/A%20b").rule?.index == 0)
  }

  @Test func `each app has the rules of its entry`() throws {
    let file = AppleAppSiteAssociation(
      links: .init(details: [
        .init(appIDs: ["A.a"], components: [.init(path: "/x", exclude: true), .init(path: "*")]),
        .init(appIDs: ["B.b", "C.c"], components: [.init(path: "/x")]),
      ]))
    #expect(file.match("/x").apps == ["B.b", "C.c"])
    #expect(file.match("/x", app: "A.a").decision == .excluded)
    #expect(file.match("/x", app: "C.c").matches)
    #expect(file.match("/y", app: "C.c").decision == .noRule)
    #expect(file.match("/x", app: "D.d").decision == .noRule)
    #expect(AppleAppSiteAssociation().match("/x").decision == .noLinks)
  }

  @Test func `the old form's paths count where there are no components`() throws {
    var details = AppleAppSiteAssociation.Details(appIDs: ["A.a"], paths: ["NOT /a/b", "/a/*"])
    var file = AppleAppSiteAssociation(links: .init(details: [details], apps: []))
    #expect(file.match("/a/c?d#e").rule?.place == "applinks.details[0].paths[1]")
    #expect(file.match("/a/b").decision == .excluded)
    details.components = []
    file.links?.details = [details]
    #expect(file.match("/a/c").decision == .noRule)
  }

  @Test func `many wildcards take no time worth speaking of`() throws {
    let stars = String(repeating: "*a", count: 500)
    let path = "/" + String(repeating: "a", count: 4000)
    #expect(try file(#"{"/":"\#(stars)*b"}"#).match(path).decision == .gaveUp)
    #expect(try file(#"{"/":"/*a*a*a*b"}"#).match(path).decision == .noRule)
    let list = (0..<300).map { _ in #""*a*a*""# }.joined(separator: ",")
    let uses = String(repeating: "$(v)", count: 300)
    let involved = try file(
      #"{"/":"\#(uses)"}"#, around: #""substitutionVariables":{"v":[\#(list)]},"#)
    #expect(involved.match(path).decision == .gaveUp)
  }
}
