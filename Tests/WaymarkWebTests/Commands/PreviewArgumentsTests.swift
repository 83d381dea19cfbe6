// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkAssociation

@testable import WaymarkWeb

@MainActor
struct PreviewArgumentsTests {
  private static let types: [PreviewType] = [
    .registry(Misusing.self), .registry(Nested.Registered.self),
    .provider(Greetings_Previews.self),
  ]

  private func perform(_ arguments: [String], chromium: URL? = nil) async throws -> String {
    try await PreviewArguments.parse(arguments).perform("Shop", Self.types, chromium: chromium)
  }

  @Test func `the command is named previews`() {
    #expect(AppCommand(["previews", "--json"]).name == .previews)
  }

  @Test(arguments: [["--images"], ["--json", "--output", "x"], ["--filter"]])
  func `invalid options are errors`(arguments: [String]) {
    #expect(throws: (any Error).self) { try PreviewArguments.parse(arguments) }
  }

  @Test func `the list has the names, places and layouts`() async throws {
    #expect(
      try await perform(["--filter", "B.swift"]) == """
        Fixtures/B.swift
          9: B (device, landscape)

        """)
    let all = try await perform([])
    #expect(all.contains("\n\nWaymarkWebTests/Greetings_Previews\n  Ada (device)\n"))
  }

  @Test func `the list is JSON`() async throws {
    let items = try JSONSerialization.jsonObject(with: Data(try await perform(["--json"]).utf8))
    let list = try #require(items as? [[String: Any]])
    #expect(list.map { $0["name"] as? String }.prefix(3) == ["Misuse", "B", "Ada"])
    #expect(list[1]["line"] as? Int == 9)
    #expect((list[1]["layout"] as? [String: Any])?["landscape"] as? Bool == true)
    #expect(list[2]["line"] == nil)
  }

  @Test func `a filter without a match names what there is`() async {
    await #expect(
      throws: PreviewError.noMatch(
        "Nothing",
        names: [
          "Misuse (Fixtures/A.swift:3)", "B (Fixtures/B.swift:9)",
          "Ada (WaymarkWebTests/Greetings_Previews)",
          "Greetings 2 (WaymarkWebTests/Greetings_Previews)",
          "Greetings 3 (WaymarkWebTests/Greetings_Previews)",
          "Greetings 4 (WaymarkWebTests/Greetings_Previews)",
        ])
    ) { try await perform(["--filter", "Nothing"]) }
  }

  @Test func `a program without previews says so`() async throws {
    let arguments = try PreviewArguments.parse([])
    #expect(try await arguments.perform("Shop", []).contains("no previews"))
    await #expect(throws: PreviewError.none) {
      try await PreviewArguments.parse(["--output", "/nowhere"]).perform("Shop", [])
    }
  }

  @Test func `a gallery has each variant as HTML, without a browser`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "gallery-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try await perform(["--output", folder.path(), "--filter", "B.swift"])
    #expect(
      text == "Wrote \(folder.path())/index.html with 1 preview in 24 variants.\n")
    _ = try await perform(["--output", folder.path()])
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("Previews of Shop"))
    #expect(page.contains("not Apple’s pixels"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "previews/fixtures-b").path())
    #expect(files.count == 24)
    let variant = try String(
      contentsOf: folder.appending(path: "previews/fixtures-b/phone-dark-rtl-small.html"),
      encoding: .utf8)
    #expect(variant.contains("data-theme=\"dark\" dir=\"rtl\" style=\"font-size:93.5%\""))
    #expect(variant.contains("Registered"))
    #expect(
      FileManager.default.fileExists(atPath: folder.appending(path: "style.css").path()))
  }

  @Test func `pictures require a browser, and the page is there without`() async throws {
    let folder = URL.temporaryDirectory.appending(path: "gallery-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(throws: PreviewError.noPictures("\(PictureError.noChromium)")) {
      try await perform(["--output", folder.path(), "--images", "--filter", "Misuse"])
    }
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path()))
  }

  @Test func `a folder that cannot be written is an error`() async {
    await #expect(throws: PreviewError.self) {
      try await perform(["--output", "/dev/null/gallery"])
    }
  }
}
