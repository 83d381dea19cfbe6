// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkMap
@_spi(Host) import WaymarkRecording
import WaymarkTesting
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

struct MapArgumentsTests {
  @Test(arguments: [
    ([], AppCommand.Name.serve, []), (["--port", "0"], .serve, ["--port", "0"]),
    (["serve", "--port", "0"], .serve, ["--port", "0"]), (["map", "--json"], .map, ["--json"]),
    (["--link", "map"], .serve, ["--link", "map"]),
  ])
  func `the first argument may name the command`(
    arguments: [String], name: AppCommand.Name, rest: [String]
  ) {
    let command = AppCommand(arguments)
    #expect(command.name == name)
    #expect(command.arguments == rest)
  }

  @Test func `the options set the bounds and the format`() throws {
    let arguments = try MapArguments.parse([
      "--json", "--depth", "3", "--examples", "4", "--time", "5",
    ])
    #expect(arguments.bounds == MapBounds(depth: 3, examples: 4, time: .seconds(5)))
    let map = NavigationMap(app: "Shop")
    #expect(arguments.text(of: map) == String(decoding: map.json(), as: UTF8.self))
    #expect(try MapArguments.parse([]).text(of: map) == map.description)
  }

  @Test(arguments: [["--depth", "0"], ["--time", "-1"], ["--update"], ["--json", "--mermaid"]])
  func `invalid options are errors`(arguments: [String]) {
    #expect(throws: (any Error).self) { try MapArguments.parse(arguments) }
  }

  @Test func `a baseline is written, compared and missed`() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).map")
    defer { try? FileManager.default.removeItem(at: file) }
    let compare = try MapArguments.parse(["--baseline", file.path()])
    let old = NavigationMap(app: "Shop", screens: [.init(id: "/cart", kind: .push)])
    #expect(compare.problem(of: old)?.hasPrefix(file.path()) == true)
    #expect(
      try MapArguments.parse(["--baseline", file.path(), "--update"]).problem(of: old) == nil)
    #expect(compare.problem(of: old) == nil)
    #expect(
      compare.problem(of: NavigationMap(app: "Shop"))?.contains("lost screen /cart") == true)
    try Data("[]".utf8).write(to: file)
    #expect(compare.problem(of: old)?.contains("not a map") == true)
  }

  @MainActor
  @Test func `the page has a picture of each screen, and is the same each time`() async throws {
    // Other tests share the main actor, so that the usual time could end the exploration.
    let arguments = try MapArguments.parse(["--html", "--time", "600"])
    let page = try await arguments.perform(CounterApp.self).text
    #expect(page.contains("<image data-picture=\"0\"") && page.contains("foreignObject"))
    #expect(try await arguments.perform(CounterApp.self).text == page)
    // The map itself does not know them.
    let json = try await MapArguments.parse(["--json"]).perform(CounterApp.self).text
    #expect(!json.contains("svg"))
  }

  @MainActor
  @Test func `recordings of a folder cover the map, and those that cannot be read are named`()
    async throws
  {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = try MapArguments.parse(["--coverage", folder.path()])
    await #expect(throws: PlayError.self) { try await arguments.perform(CounterApp.self) }
    let app = XCUIApplication(CounterApp.self)
    app.recordsSession = true
    app.launch()
    try Data(#require(app.recording).lines.utf8).write(to: folder.appending(path: "a.jsonl"))
    try Data("{}\n".utf8).write(to: folder.appending(path: "b.jsonl"))
    try Data().write(to: folder.appending(path: "c.txt"))
    let text = try await arguments.perform(CounterApp.self).text
    #expect(text.contains("visited by 2 recordings"))
    #expect(text.contains("stopped early: b.jsonl: ") && !text.contains("early: a.jsonl"))
    let one = folder.appending(path: "a.jsonl").path()
    #expect(
      try await MapArguments.parse(["--coverage", one]).perform(CounterApp.self).text
        .contains("visited by 1 recording\n"))
  }

  @MainActor
  @Test func `a folder that does not exist is an error`() async throws {
    let arguments = try MapArguments.parse(["--coverage", "/nowhere/\(UUID())"])
    await #expect(throws: PlayError.self) { try await arguments.perform(CounterApp.self) }
  }
}
