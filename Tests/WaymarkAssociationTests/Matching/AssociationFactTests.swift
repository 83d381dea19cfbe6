// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

/// Parses a file with one app and these rules, as JSON.
func file(_ rules: String..., around: String = "") throws -> AppleAppSiteAssociation {
  try AppleAppSiteAssociation(
    parsing: Array(
      """
      {"applinks":{\(around)"details":[{"appIDs":["ABCDE12345.com.example.app"],
      "components":[\(rules.joined(separator: ","))]}]}}
      """.utf8))
}

struct AssociationFactTests {
  @Test(arguments: AssociationFact.all)
  func `a rule matches what it matches by Apple's own matcher`(fact: AssociationFact) throws {
    let matcher = AssociationMatcher(try file(fact.rule))
    for path in fact.opens {
      let match = matcher.match("https://example.com" + path)
      #expect(match.matches, "\(path): \(match.reason)")
    }
    for path in fact.passes {
      let match = matcher.match("https://example.com" + path)
      #expect(!match.matches, "\(path): \(match.reason)")
    }
  }

  @Test func `all 86 facts are tried`() {
    #expect(AssociationFact.all.reduce(0) { $0 + $1.opens.count + $1.passes.count } == 86)
  }
}
