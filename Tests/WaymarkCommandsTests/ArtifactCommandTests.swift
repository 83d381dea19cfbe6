// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

#if canImport(FoundationXML)
import FoundationXML
#endif

struct ArtifactCommandTests {
  private func run(
    _ arguments: String..., files: [String: String] = [:],
    associations: LinkAssociations = .none, pages: [Shelf] = []
  ) throws -> Session {
    let table = try RouteTable(hosts: ["example.com"], schemes: ["shelf"], routes: shelfRoutes)
    let tool = LinkCommands(table, associations: associations, pages: { pages })
    return session(arguments, files: files) { try tool.run($0, $1) }
  }

  @Test func `there is a command for each artifact, and the help lists them`() throws {
    let names = ExportCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    #expect(names == LinkArtifact.allCases.map(\.rawValue))
    let help = try run("export", "--help").errors
    for artifact in LinkArtifact.allCases {
      #expect(help.contains(artifact.rawValue))
      let its = try run("export", artifact.rawValue, "--help").errors
      #expect(its.contains("Read by: "), "\(its)")
    }
  }

  @Test(arguments: [
    ["manifest"], ["manifest", "--advanced", "--activity", ".Links"], ["entitlements"],
    ["entitlements", "--service", "applinks", "--service", "webcredentials"],
    ["info-plist", "--name", "com.example.shelf"], ["sitemap"],
    ["sitemap", "--host", "example.com"],
  ])
  func `what is exported passes its audit, and opens what the table does`(
    arguments: [String]
  ) throws {
    let table = try RouteTable(hosts: ["example.com"], schemes: ["shelf"], routes: shelfRoutes)
    let tool = LinkCommands(table)
    let file = session(["export"] + arguments, files: [:]) { try tool.run($0, $1) }
    #expect(file.status == 0 && file.errors.isEmpty)
    #expect(XMLParser(data: Data(file.output.utf8)).parse())
    let audit = try run("audit", "-", files: ["-": file.output])
    #expect(audit.status == 0, "\(audit)")
    #expect(audit.output.contains(" 0 findings, "))
    let opened =
      arguments[0] == "info-plist" ? "shelf:///books/7" : "https://example.com/"
    let explanation = try run("explain", "-", opened, files: ["-": file.output])
    #expect(explanation.status == 0, "\(explanation)")
    #expect(explanation.output.hasPrefix("\(opened) opens\n"))
    #expect(explanation.output.contains("\nThe table: It has the page /"))
    let json = try run("explain", "-", "ftp://x", "--json", files: ["-": file.output])
    #expect(json.status == 1 && json.output.contains(#""verdict": "does-not-open""#))
  }

  @Test func `the sitemap lists the pages that the app gives`() throws {
    let given = try run("export", "sitemap", pages: [.book(7)])
    #expect(given.output.contains("<loc>https://example.com/books/7</loc>"))
    let audit = try run(
      "audit", "map", files: ["map": try run("export", "sitemap").output], pages: [.book(7)])
    #expect(audit.status == 1)
    #expect(audit.output.contains("narrower  https://example.com/books/7"), "\(audit.output)")
    #expect(try run("export", "sitemap", pages: [.new]).status == 1)
    #expect(try run("export", "sitemap", "--part", "1").status == 64)
  }

  @Test func `the servers have the files of the apps that are known`() throws {
    #expect(try run("export", "nginx").output.contains(AssetLinks.path))
    let apple = LinkAssociations(appleApps: ["ABCDE12345.x"])
    let apache = try run("export", "apache", associations: apple).output
    #expect(apache.contains(AppleAppSiteAssociation.path) && !apache.contains(AssetLinks.path))
  }

  @Test func `audit and explain take asset links and association files, too`() throws {
    let print = Array(repeating: "AB", count: 32).joined(separator: ":")
    let links = try run(
      "export", "assetlinks", "--package", "com.example.shelf", "--fingerprint", print
    ).output
    #expect(try run("audit", "-", files: ["-": links]).status == 0)
    #expect(try run("explain", "-", "/books/7", files: ["-": links]).status == 0)
    let apple = try run("export", "aasa", "--app", "ABCDE12345.x").output
    let explained = try run("explain", "-", "/books/new", files: ["-": apple])
    #expect(explained.status == 1)
    #expect(explained.output.contains("/books/new opens in the app only."))
  }

  @Test func `what differs is named, and what cannot be said is a limit`() throws {
    let manifest = try run("export", "manifest").output
    let audit = try run("audit", "-", files: ["-": manifest]).output
    #expect(audit.contains("limit  https://example.com/"))
    let wide = manifest.replacing("<data android:path=\"/search\"/>", with: "")
      .replacing("example.com", with: "old.example.com")
    let json = try run("audit", "-", "--json", files: ["-": wide])
    #expect(json.status == 1)
    #expect(json.output.contains(#""kind": "narrower""#) && json.output.contains(#""wider""#))
  }

  @Test(
    arguments: [
      (["audit", "x", "--as", "manifest"], 65), (["audit", "x"], 65),
      (["audit", "x", "--as", "nginx"], 64), (["explain", "x"], 64),
      (["explain", "x", "/", "--as", "sitemap"], 65), (["export", "info-plist"], 64),
      (["export", "entitlements", "--service", "links"], 64),
      (["export", "sitemap", "--host", "a.b"], 1),
    ] as [([String], Int32)])
  func `each way to end has its status`(arguments: [String], status: Int32) throws {
    let tool = LinkCommands(try RouteTable(hosts: ["example.com"], routes: shelfRoutes))
    let session = session(arguments, files: ["x": "<plist"]) { try tool.run($0, $1) }
    #expect(session.status == status, "\(session)")
    #expect(!session.errors.isEmpty)
  }
}
