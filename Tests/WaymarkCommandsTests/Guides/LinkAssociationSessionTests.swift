// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import GuideSamples
@testable import WaymarkCommands

/// The commands in the guide to association have the output that the guide shows.
struct LinkAssociationSessionTests {
  private static let sessions = ((try? Guide("LinkAssociation").texts) ?? []).filter {
    $0.hasPrefix("$ ")
  }

  @Test func `there are commands of both tools`() {
    #expect(Set(Self.sessions.compactMap { $0.split(separator: " ").dropFirst().first }).count == 2)
  }

  @Test(arguments: sessions)
  func `a command writes what the guide says`(session shown: String) throws {
    let json = try #require(Guide("LinkAssociation").text.firstMatch(of: /(?s)```json\n(.*?)```/))
    let new = try GardenLinks.table.appleAppSiteAssociation(
      apps: ["ABCDE12345.com.example.garden"])
    let expectations = try #require(Guide("LinkAssociation").texts.first { $0.hasPrefix("host ") })
    let files = [
      "served.json": String(json.1), "new.json": new.text, "links.txt": expectations,
      "assetlinks.json": GardenLinks.table.assetLinks(
        apps: [AndroidApp(package: "com.example.garden", fingerprints: [])]
      ).text,
      "AndroidManifest.xml": GardenLinks.table.androidManifest().text,
    ]

    let line = try #require(shown.split(separator: "\n").first)
    let words = line.split(separator: " ").dropFirst().map(String.init)
    let output =
      if words.first == "waymark" {
        session(Array(words.dropFirst()), files: files) { arguments, console in
          let command = try WaymarkCommand.parseAsRoot(arguments)
          try (command as? any ConsoleCommand)?.run(console)
        }.output
      } else {
        session(Array(words.dropFirst()), files: files) {
          try LinkCommands(GardenLinks.table).run($0, $1)
        }.output
      }
    let written = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(shown == "\(line)\n\(written)")
  }
}
