// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkMap

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
}
