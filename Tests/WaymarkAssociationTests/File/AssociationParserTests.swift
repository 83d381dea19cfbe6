// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssociationParserTests {
  @Test(arguments: [
    ("", AssociationError.notJSON(at: 0)), ("[1,]", .notJSON(at: 3)), ("{} x", .notJSON(at: 3)),
    (#"{"applinks":{"details":[{"paths":["\ud800"]}]}}"#, .notJSON(at: 37)),
    (#"{"a":01}"#, .notJSON(at: 6)), (#"{"a":-}"#, .notJSON(at: 6)),
    (#"{"a":1.}"#, .notJSON(at: 7)),
    ("{\"a\":\"\n\"}", .notJSON(at: 6)), (#"{"a":"\x"}"#, .notJSON(at: 7)),
    (#"{"a":tru}"#, .notJSON(at: 5)), (#"{"a" 1}"#, .notJSON(at: 5)),
    (#"{"a":"b"#, .notJSON(at: 7)),
    ("[]", .wrongShape(at: "", expected: "an object", found: "an array")),
    (
      #"{"applinks":{"details":[{},{"components":[5]}]}}"#,
      .wrongShape(
        at: "applinks.details[1].components[0]", expected: "an object", found: "a number")
    ),
    (
      #"{"applinks":{"details":"x"}}"#,
      .wrongShape(at: "applinks.details", expected: "an array", found: "a string")
    ),
    (
      String(repeating: "[", count: 40), .tooDeep(at: 32)
    ),
    ("0\u{2}signed", .notJSON(at: 1)),
  ])
  func `what is no association file says where`(text: String, error: AssociationError) {
    #expect(throws: error) { try AppleAppSiteAssociation(parsing: text.utf8) }
    #expect(!error.description.isEmpty && !error.code.isEmpty)
  }

  @Test func `bytes that are no text, signed ones and too many of them are refused`() throws {
    func error(_ bytes: [UInt8]) -> AssociationError? {
      do throws(AssociationError) {
        _ = try AppleAppSiteAssociation(parsing: bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(error([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]) == .notUTF8)
    #expect(error([0x30, 0x82, 0x10]) == .signed)
    let space = [UInt8](repeating: 0x20, count: AppleAppSiteAssociation.sizeLimit)
    #expect(error(space.dropLast(2) + "{}".utf8) == nil)
    #expect(error(space + [0x20]) == .tooLarge(bytes: 131_073, limit: 131_072))
  }

  @Test func `all parts are read and written`() throws {
    let text = """
      {
        "applinks": {
          "defaults": {"caseSensitive": false},
          "substitutionVariables": {"food": ["egg", "ham"]},
          "details": [
            {
              "appIDs": ["A.a", "B.b"],
              "defaults": {"percentEncoded": false},
              "components": [
                {"/": "/buy/*", "?": {"a": "?*", "b": null}, "#": "x", "comment": "“\\n"},
                {"/": "/$(food)", "?": "q=*", "exclude": true, "caseSensitive": true},
                {}
              ]
            }
          ]
        },
        "webcredentials": {"apps": []},
        "appclips": {"apps": ["A.a.Clip"]},
        "activitycontinuation": {"apps": ["A.a"]}
      }

      """
    let file = try AppleAppSiteAssociation(parsing: text.utf8)
    #expect(file.parseIssues.isEmpty)
    #expect(file.parsedSize == text.utf8.count)
    #expect(
      file.links?.details[0].components?[0].query == .items([.init("a", "?*"), .init("b", nil)]))
    #expect(file.webCredentials == [])
    #expect(file.text == text)
    let again = try AppleAppSiteAssociation(parsing: file.compactText.utf8)
    #expect(again.compactText == file.compactText)
    #expect(again.links == file.links)
  }

  @Test func `the old forms are read`() throws {
    let array = #"{"applinks":{"apps":[],"details":[{"appID":"A.a","paths":["/a","NOT /b"]}]}}"#
    let object = #"{"applinks":{"apps":[],"details":{"A.a":{"paths":["/a","NOT /b"]}}}}"#
    let details = AppleAppSiteAssociation.Details(appIDs: ["A.a"], paths: ["/a", "NOT /b"])
    let file = try AppleAppSiteAssociation(parsing: array.utf8)
    #expect(file.links == .init(details: [details], apps: []))
    #expect(file.parseIssues == [.init(kind: .singleAppID, place: "applinks.details[0]")])
    let oldest = try AppleAppSiteAssociation(parsing: object.utf8)
    #expect(oldest.links == file.links)
    #expect(oldest.parseIssues == [.init(kind: .detailsAsObject, place: "applinks.details")])
  }

  @Test(arguments: [
    (#"{"x":1}"#, AssociationParseIssue.Kind.unknownKey("x"), ""),
    (#"{"applinks":{"detail":[]}}"#, .unknownKey("detail"), "applinks"),
    (
      #"{"applinks":{"details":[{"components":[{"casesensitive":true}]}]}}"#,
      .unknownKey("casesensitive"), "applinks.details[0].components[0]"
    ),
    (
      #"{"applinks":{"defaults":{"/":1}}}"#, .wrongType(key: "/", found: "a number"),
      "applinks.defaults"
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["A.a",5]}]}}"#,
      .wrongType(key: "appIDs[1]", found: "a number"), "applinks.details[0]"
    ),
    (
      #"{"applinks":{"details":[{"components":[{"?":{"a":"1","\u0061":"2"}}]}]}}"#,
      .repeatedKey("a"), "applinks.details[0].components[0].?"
    ),
    (#"{"webcredentials":{},"webcredentials":{"apps":[]}}"#, .repeatedKey("webcredentials"), ""),
    ("\u{FEFF}{}", .byteOrderMark, ""),
  ])
  func `what is passed over is noted`(
    text: String, kind: AssociationParseIssue.Kind, place: String
  ) throws {
    let file = try AppleAppSiteAssociation(parsing: text.utf8)
    #expect(file.parseIssues == [AssociationParseIssue(kind: kind, place: place)])
  }

  @Test func `of a repeated key the last one counts`() throws {
    let file = try WaymarkAssociationTests.file(#"{"/":"/a","/":"/b"}"#)
    #expect(file.match("/b").matches)
    #expect(!file.match("/a").matches)
  }

  @Test func `escapes of all kinds are read`() throws {
    let file = try WaymarkAssociationTests.file(#"{"/":"/\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"}"#)
    #expect(
      file.links?.details[0].components?[0].path == "/\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}")
  }
}
