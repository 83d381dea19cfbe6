// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

private let good = """
  {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.shop"],
    "components": [{"/": "/buy/?*"}]}]}}
  """
private let older = good.replacing("/buy/?*", with: "/sell/?*")
private let print = Array(repeating: "AB", count: 32).joined(separator: ":")
private let android = """
  [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace":
  "android_app", "package_name": "com.example.app", "sha256_cert_fingerprints": ["\(print)"]}}]
  """

private func answer(
  _ text: String, status: Int = 200, type: String? = "application/json",
  _ headers: [String: String] = [:]
) -> FetchResult {
  var headers = headers
  headers["content-type"] = type
  return .answered(FetchAnswer(status: status, headers: headers, body: Array(text.utf8)))
}

private let absent = answer("", status: 404, type: nil)

/// The files that a host and Apple's CDN serve, and the expected findings.
struct FetchCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var apple = answer(good)
  var copy = answer(good)
  var android = absent
  /// The findings as `error code` and a part of the message, except that Android's file is missing.
  var findings: [(String, String)]
  var status: Int32 = 1

  static let all: [FetchCase] = [
    FetchCase(
      testDescription: "all in order", android: answer(WaymarkCommandsTests.android), findings: [],
      status: 0),
    FetchCase(testDescription: "no file for Android", findings: [], status: 0),
    FetchCase(
      testDescription: "a redirect",
      apple: answer("", status: 301, type: nil, ["location": "https://www.example.com/x"]),
      findings: [
        ("error redirect", "redirects (301) to https://www.example.com/x."),
        ("warning cdn-differs", "still has a copy"),
      ]),
    FetchCase(
      testDescription: "a firewall", apple: answer("no", status: 403),
      copy: answer("", status: 404, ["apple-failure-reason": "SWCERR00101 Bad HTTP Response: 403"]),
      findings: [
        ("error status", "answers 403: it forbids the file"),
        ("error cdn-lacks", "“SWCERR00101 Bad HTTP Response: 403”, so the host did not answer"),
      ]),
    FetchCase(
      testDescription: "another type", apple: answer(good, type: "Text/Plain; charset=utf-8"),
      findings: [("warning content-type", "type is text/plain, not application/json.")]),
    FetchCase(
      testDescription: "no type", apple: answer(good, type: nil),
      findings: [("warning content-type", "has no content type")]),
    FetchCase(
      testDescription: "a page", apple: answer("\n<!doctype html>", type: "text/html"),
      copy: absent,
      findings: [("error web-page", "an HTML page"), ("error cdn-lacks", "has no copy (404)")]),
    FetchCase(
      testDescription: "no JSON", apple: answer("{\n  x"),
      findings: [
        ("error not-json", "not valid JSON at byte 4"), ("warning cdn-differs", "still has"),
      ]),
    FetchCase(
      testDescription: "too large",
      apple: .answered(
        FetchAnswer(status: 200, headers: [:], body: Array(good.utf8), isCut: true)),
      findings: [("error too-large", "more than the 131072 bytes"), ("warning cdn-differs", "")]),
    FetchCase(
      testDescription: "an older copy", copy: answer(older),
      findings: [("warning cdn-differs", "An example: /sell/x: from ABCDE")]),
    FetchCase(
      testDescription: "a copy of other spelling", copy: answer(good.replacing("\n", with: "")),
      findings: [], status: 0),
    FetchCase(
      testDescription: "a copy that came too late",
      copy: answer(
        "", status: 404,
        ["apple-failure-reason": "SWCERR00301 Timeout", "apple-failure-details": "{}"]),
      findings: [("error cdn-lacks", "did not answer its robot in time. Details: {}")]),
    FetchCase(
      testDescription: "no CDN", copy: .failed(.noConnection),
      findings: [("error unreachable", "refuses connections")]),
    FetchCase(
      testDescription: "only Android's", apple: absent, copy: absent,
      android: answer(WaymarkCommandsTests.android),
      findings: [("note absent", "Apple's systems open none")], status: 0),
    FetchCase(
      testDescription: "nothing", apple: absent, copy: absent,
      findings: [("error absent", "Apple's systems"), ("error absent", "Android's systems")]),
    FetchCase(
      testDescription: "a lint", apple: answer(good.replacing("/buy/?*", with: "/buy/:id")),
      copy: answer(good.replacing("/buy/?*", with: "/buy/:id")),
      findings: [("warning foreign-syntax", "“:id” in “/buy/:id”")]),
    FetchCase(
      testDescription: "no host", apple: .failed(.unknownHost), copy: absent,
      android: .failed(.unknownHost),
      findings: [
        ("error unreachable", "not found"), ("error cdn-lacks", ""),
        ("error unreachable", "not found"),
      ], status: 66),
  ]
}

struct FetchCommandTests {
  private static let cdn = "https://app-site-association.cdn-apple.com/a/v1/example.com"

  private func web(_ test: FetchCase) -> (FetchRequest) -> FetchResult {
    { request in
      switch request.address {
      case "https://example.com/.well-known/apple-app-site-association": test.apple
      case "https://example.com/.well-known/assetlinks.json": test.android
      case Self.cdn: test.copy
      default: .failed(.badAddress)
      }
    }
  }

  @Test(arguments: FetchCase.all)
  func `what is served is told apart`(test: FetchCase) throws {
    let inspection = HostInspection(
      .init(host: try HostName("example.com"), origin: "https://example.com"), web(test))
    let hasOther = test.findings.contains { $0.0 == "error absent" }
    let found = inspection.findings.filter {
      hasOther || $0.code != "absent" || !$0.location.file.hasSuffix("assetlinks.json")
    }
    #expect(found.map { "\($0.severity) \($0.code)" } == test.findings.map(\.0), "\(found)")
    for (finding, expected) in zip(found, test.findings) where !expected.1.isEmpty {
      #expect(finding.message.contains(expected.1), "\(finding.message)")
    }
    let session = waymark(["links", "fetch", "https://example.com/"], send: web(test))
    #expect(session.status == test.status)
    #expect(session.output.contains("https://example.com/.well-known/assetlinks.json  "))
  }

  @Test func `the answers are shown with what is wrong with them`() {
    let session = waymark(
      ["links", "fetch", "example.com"],
      send: web(FetchCase(testDescription: "", apple: answer(good, type: nil), findings: [])))
    #expect(
      session.output == """
        https://example.com/.well-known/apple-app-site-association  200, no content type, \
        \(good.utf8.count) bytes
          warning  content-type    The response has no content type.
        \(Self.cdn)  200, application/json, \(good.utf8.count) bytes
        https://example.com/.well-known/assetlinks.json  404
          note  absent    The host has no such file, so Android's systems open none of its pages \
        in apps.

        """)
  }

  @Test func `only what is asked for is fetched`() {
    var asked: [String] = []
    let run = waymark(
      ["links", "fetch", "example.com", "--only", "android", "--json"],
      send: {
        asked.append($0.address)
        return absent
      })
    #expect(asked == ["https://example.com/.well-known/assetlinks.json"])
    #expect(run.status == 1)
    #expect(run.output.contains(#""status": 404"#))
    asked = []
    _ = waymark(
      ["links", "fetch", "example.com", "--only", "apple", "--no-cdn"],
      send: {
        asked.append($0.address)
        return answer(good)
      })
    #expect(asked == ["https://example.com/.well-known/apple-app-site-association"])
  }

  @Test(
    arguments: [
      (["http://example.com"], "not an https address"),
      (["https://example.com/a"], "not a host name"),
      (["example.com:8443"], "has a port"),
      (["example.com", "--only", "linux"], "neither apple nor"),
      (["example.com", "--origin", "example.com"], "is not a server"),
      (["example.com", "--cdn-origin", "https://a/b"], "is not a server"),
      (["example.com", "--timeout", "0"], "between 0 and 3600"),
    ] as [([String], String)])
  func `what cannot be fetched is refused`(arguments: [String], message: String) {
    let session = waymark(["links", "fetch"] + arguments)
    #expect(session.status == 64)
    #expect(session.errors.contains(message), "\(session.errors)")
  }

  @Test func `findings in served files have their address and line in reports`() {
    let odd = FetchCase(
      testDescription: "", apple: answer(good.replacing("/buy/?*", with: "/buy/:id")), findings: [])
    let github = waymark(["links", "fetch", "example.com", "--format", "github"], send: web(odd))
    #expect(
      github.output.hasPrefix(
        "::warning title=waymark%3A foreign-syntax::https://example.com/.well-known/"))
    let sarif = waymark(["links", "fetch", "example.com", "--format", "sarif"], send: web(odd))
    #expect(sarif.output.contains(#""startLine": 2"#))
  }

  @Test func `a host of one's own is asked in place of the host and the CDN`() throws {
    let session = try LocalServer.run([
      AppleAppSiteAssociation.path: .json(good, type: "text/json"),
      AssetLinks.path: .response(status: 302, headers: ["Location": "/elsewhere"]),
      "/elsewhere": .json(android), "/a/v1/example.com": .json(older),
    ]) { server in
      waymark(
        [
          "links", "fetch", "example.com", "--origin", server.origin, "--cdn-origin", server.origin,
        ],
        send: { WebFetcher().send($0) })
    }
    #expect(session.status == 1)
    for word in ["text/json", "cdn-differs", "redirects (302) to", "/elsewhere"] {
      #expect(session.output.contains(word), "\(session.output)")
    }
  }
}
