// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

/// A file, or a part of one, with one issue.
struct LintCase: Sendable, CustomTestStringConvertible {
  var code: AssociationIssue.Code
  var place: String
  var text: String
  var isAndroid = false

  var testDescription: String { "\(code.rawValue): \(text.prefix(80))" }

  static func whole(_ code: AssociationIssue.Code, _ place: String, _ text: String) -> LintCase {
    LintCase(code: code, place: place, text: text)
  }

  /// The rules of one entry, one of which has an issue.
  static func rules(
    _ code: AssociationIssue.Code, _ index: Int, _ rules: String..., around: String = ""
  ) -> LintCase {
    LintCase(
      code: code, place: "applinks.details[0].components[\(index)]",
      text: """
        {"applinks":{\(around)"details":[{"appIDs":["ABCDE12345.com.example.app"],
        "components":[\(rules.joined(separator: ","))]}]}}
        """)
  }

  static func links(_ code: AssociationIssue.Code, _ place: String, _ links: String) -> LintCase {
    LintCase(code: code, place: "applinks" + place, text: #"{"applinks":{\#(links)}}"#)
  }

  static func android(_ code: AssociationIssue.Code, _ place: String, _ text: String) -> LintCase {
    LintCase(code: code, place: place, text: text, isAndroid: true)
  }

  func issues() throws -> [AssociationIssue] {
    isAndroid
      ? try AssetLinks(parsing: text.utf8).lint()
      : try AppleAppSiteAssociation(parsing: text.utf8).lint()
  }
}

extension LintCase {
  private static let app = #""appIDs":["ABCDE12345.com.example.app"]"#
  private static let password = #""webcredentials":{"apps":["ABCDE12345.a"]}"#
  private static let rule = #""components":[{"/":"/a"}]"#
  private static let variables = ".substitutionVariables"
  private static let print = Array(repeating: "AB", count: 32).joined(separator: ":")
  private static let target = """
    "target":{"namespace":"android_app","package_name":"com.example.app",
    "sha256_cert_fingerprints":["\(print)"]}
    """
  private static let opens = #""relation":["delegate_permission/common.handle_all_urls"]"#

  private static func statement(_ rules: String) -> String {
    """
    [{\(opens),\(target),"relation_extensions":{"delegate_permission/common.handle_all_urls":
    {"dynamic_app_link_components":[\(rules)]}}}]
    """
  }

  private static func variable(_ list: String, _ pattern: String) -> String {
    """
    "substitutionVariables":{\(list)},"details":[{\(app),"components":[{"/":"\(pattern)"}]}]
    """
  }

  static let files: [LintCase] = [
    .whole(.byteOrderMark, "", "\u{FEFF}{\(password)}"),
    .whole(.large, "", "{\(password)}" + String(repeating: " ", count: 1 << 16)),
    .whole(.repeatedKey, "", #"{"appclips":0,"appclips":{"apps":["ABCDE12345.a"]}}"#),
    .whole(.unknownKey, "", #"{"future":{},\#(password)}"#),
    .whole(.misspeltKey, "", #"{"appLinks":{},\#(password)}"#),
    .whole(.misplacedKey, "", #"{"relation":[],\#(password)}"#),
    .whole(.nothingOpens, "", "{}"),
    .whole(.nothingOpens, "applinks", #"{"applinks":{}}"#),
    .whole(.nothingOpens, "applinks", #"{"applinks":{"details":[]}}"#),
    .whole(.noApps, "appclips", #"{"appclips":{"apps":[]}}"#),
    .whole(.repeatedApp, "appclips", #"{"appclips":{"apps":["ABCDE12345.a","ABCDE12345.a"]}}"#),
    .whole(.appIdentifier, "webcredentials", #"{"webcredentials":{"apps":["com.example.app"]}}"#),
    .whole(.appIdentifier, "webcredentials", #"{"webcredentials":{"apps":["ABCDE12345.a b"]}}"#),
    .links(.misspeltKey, "", #""detail":[],"details":[{\#(app),\#(rule)}]"#),
    .links(.misplacedKey, ".details[0]", #""details":[{\#(app),\#(rule),"details":[]}]"#),
    .links(
      .bothAppKeys, ".details[0]", #""details":[{\#(app),"appID":"FGHIJ12345.a",\#(rule)}]"#),
    .links(.brokenVariable, ".details[0].components[0]", variable("", "/$(oops")),
    .links(.detailsAsObject, ".details", #""details":{"ABCDE12345.a":{\#(rule)}}"#),
    .links(.oldForm, ".details[0]", #""details":[{"appID":"ABCDE12345.a",\#(rule)}]"#),
    .links(.oldForm, ".details[0]", #""apps":[],"details":[{\#(app),"paths":["/a"]}]"#),
    .links(
      .pathsAndComponents, ".details[0]", #""apps":[],"details":[{\#(app),"paths":[],\#(rule)}]"#),
    .links(.appsNotEmpty, ".apps", #""apps":["ABCDE12345.a"],"details":[{\#(app),\#(rule)}]"#),
    .links(.nothingOpens, ".details[0]", #""details":[{\#(app)}]"#),
    .links(.noApps, ".details[0]", #""details":[{\#(rule)}]"#),
    .links(.repeatedApp, ".details[1]", #""details":[{\#(app),\#(rule)},{\#(app),\#(rule)}]"#),
    .links(.defaultsPattern, ".defaults", #""defaults":{"/":"/b"},"details":[{\#(app),\#(rule)}]"#),
    .links(.undefinedVariable, ".details[0].components[0]", variable("", "/$(food)")),
    .links(.unusedVariable, variables, variable(#""food":["egg"]"#, "/a")),
    .links(.systemVariable, variables, variable(#""digit":["one"]"#, "/$(digit)")),
    .links(.variableName, variables, variable(#""$(food":["egg"]"#, "/$($(food)")),
    .links(.nestedVariable, variables, variable(#""food":["$(digit)"]"#, "/$(food)")),
    .links(.emptyVariable, variables, variable(#""food":[]"#, "/$(food)")),
  ]

  static let rules: [LintCase] = [
    .rules(.wrongType, 0, #"{"/":"/a","exclude":"yes"}"#),
    .rules(.misspeltKey, 0, #"{"/":"/a","casesensitive":false}"#),
    .rules(.catchAll, 0, "{}"),
    .rules(.catchAll, 1, #"{"/":"/a","exclude":true}"#, #"{"/":"/*","?":"*"}"#),
    .rules(.unreachable, 1, #"{"/":"/a/?*","exclude":true}"#, #"{"/":"/a/b"}"#, #"{"/":"/c"}"#),
    .rules(.unreachable, 1, #"{"/":"/A*","caseSensitive":false}"#, #"{"/":"/ab","?":{"q":"1"}}"#),
    .rules(.unreachable, 1, #"{"?":{"q":"?*"}}"#, #"{"/":"/ab","?":{"q":"1?"}}"#),
    .rules(.idleExclude, 1, #"{"/":"/a"}"#, #"{"/":"/b","exclude":true}"#),
    .rules(.itemNotString, 0, #"{"/":"/a","?":{"q":true}}"#),
    .rules(.itemMayBeAbsent, 0, #"{"/":"/a","?":{"q":"*"}}"#),
    .rules(.wholeQuery, 0, #"{"/":"/a","?":"q=1"}"#),
    .rules(.fragmentMayBeAbsent, 0, ##"{"/":"/a","#":"*"}"##),
    .rules(.fragmentInPath, 0, ##"{"/":"/#/a"}"##),
    .rules(.queryInPath, 0, #"{"/":"/a?q=1"}"#),
    .rules(.hostInPath, 0, #"{"/":"https://example.com/a"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/user/:id"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/user/{id}/edit"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/a/[0-9]+"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/(a|b)"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/a/\\d"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"^/a"}"#),
    .rules(.foreignSyntax, 0, #"{"/":"/a$"}"#),
    .rules(.misspeltNot, 0, #"{"/":"NOT /a","percentEncoded":false}"#),
    .rules(.anyDepth, 0, #"{"/":"/a/*/b"}"#),
    .rules(.matchesParent, 0, #"{"/":"/a/*"}"#),
    .rules(.trailingSlash, 0, #"{"/":"/a/"}"#),
    .rules(.escapeInDecoded, 0, #"{"/":"/a%20b","percentEncoded":false}"#),
    .rules(.unescaped, 0, #"{"/":"/a b"}"#),
    .rules(.unescaped, 0, #"{"/":"/caf\u00e9"}"#),
    .rules(.lowerCaseEscape, 0, #"{"/":"/caf%c3%a9"}"#),
    .rules(.upperCaseEscape, 0, #"{"/":"/caf%C3%A9"}"#),
    .rules(.brokenEscape, 0, #"{"/":"/100%"}"#),
  ]

  static let androids: [LintCase] = [
    .android(
      .fingerprint, "[0]",
      #"[{\#(opens),\#(target.replacing("AB:", with: "ab:"))}]"#),
    .android(.packageName, "[0]", #"[{\#(opens),\#(target.replacing("com.example.", with: ""))}]"#),
    .android(
      .siteName, "[0]", #"[{\#(opens),"target":{"namespace":"web","site":"example.com"}}]"#),
    .android(.unknownRelation, "[0]", #"[{"relation":["x"],\#(target)}]"#),
    .android(
      .notAndroid, "[0].dynamic_app_link_components[0]", statement(#"{"/":"/a","?":"q=1"}"#)),
    .android(
      .notAndroid, "[0].dynamic_app_link_components[0]",
      statement(#"{"/":"/a","caseSensitive":false}"#)),
    .android(.notAndroid, "[0].dynamic_app_link_components[1]", statement(#"{"/":"/a"},{}"#)),
    .android(.notAndroid, "[0]", statement("")),
    .android(
      .repeatedApp, "[1]",
      "["
        + Array(repeating: statement(#"{"/":"/a"}"#).dropFirst().dropLast(), count: 2)
        .joined(separator: ",") + "]"),
    .android(.nothingOpens, "", "[]"),
    .android(.includeAddress, "[0]", #"[{"include":"/more.json"}]"#),
    .android(.misplacedKey, "[0]", #"[{\#(opens),\#(target),"site":"https://example.com"}]"#),
    .android(
      .wrongType, "[0].relation_extensions",
      statement("").replacing(
        #"dynamic_app_link_components":[]"#, with: #"dynamic_app_link_components":{}"#)),
    .android(.misspeltKey, "[0]", #"[{\#(opens),\#(target),"relations":[]}]"#),
  ]
}
