// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssociationChangeTests {
  @Test func `pages that change hands are named with the rules that decide`() throws {
    let old = try file(#"{"/":"/buy/*"}"#, #"{"/":"/help/?*"}"#)
    let new = try file(#"{"/":"/buy/new","exclude":true}"#, #"{"/":"/buy/*"}"#, #"{"/":"/about"}"#)
    let changes = old.difference(to: new).changes
    #expect(changes.map(\.example) == ["/buy/new", "/help/x", "/about"])
    #expect(changes[0].after.rule?.place == "applinks.details[0].components[0]")
    #expect(changes[1].description == "/help/x: from ABCDE12345.com.example.app to the browser")
    #expect(changes[2].appsAfter == ["ABCDE12345.com.example.app"])
    #expect(old.difference(to: old).verdict == .same)
  }

  @Test func `a page that goes to another app changes hands, too`() throws {
    let old = try file(#"{"/":"/a","?":{"id":"?*"}}"#)
    var new = old
    new.links?.details.append(.init(appIDs: ["ABCDE12345.b"], components: [.init(path: "/a")]))
    let changes = old.difference(to: new).changes
    #expect(changes.first?.example == "/a?id=x")
    #expect(changes.first?.appsAfter == ["ABCDE12345.b", "ABCDE12345.com.example.app"])
    #expect(changes.contains { $0.example == "/a" && $0.appsAfter == ["ABCDE12345.b"] })
  }

  @Test func `a page that goes from one app to another changes hands`() throws {
    let old = try file(#"{"/":"/a"}"#)
    var new = old
    new.links?.details[0].appIDs = ["ABCDE12345.b"]
    #expect(
      old.difference(to: new).changes.map(\.description)
        == ["/a: from ABCDE12345.com.example.app to ABCDE12345.b"])
  }

  @Test(arguments: [
    (#"{"/":"/a","caseSensitive":false}"#, #"{"/":"/A","caseSensitive":false}"#, 0),
    (#"{"/":"/a/*"}"#, #"{"/":"/a/?*"}"#, 1), (#"{"/":"/a"}"#, #"{"/":"/a/"}"#, 0),
    (#"{"/":"/a"}"#, #"{"/":"/a*"}"#, 1), (##"{"/":"/a"}"##, ##"{"/":"/a","#":"?*"}"##, 1),
    (#"{"/":"/?*"}"#, #"{"/":"/$(digit)"}"#, 1), (#"{"?":"a=1"}"#, #"{"?":{"a":"1"}}"#, 1),
  ])
  func `what is the same by other words does not change hands`(
    old: String, new: String, count: Int
  ) throws {
    let changes = try file(old).difference(to: file(new)).changes
    #expect(changes.count == count, "\(changes)")
  }
}
