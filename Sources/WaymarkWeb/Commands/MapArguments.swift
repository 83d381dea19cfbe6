// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkMap
import WaymarkViews

/// The command line of `map`, which prints the map of an app.
struct MapArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    AppCommand.configuration(
      .map,
      abstract: "Explores the app without a server, and prints the map of its screens.")
  }

  /// What is printed.
  enum Format: String, CaseIterable, EnumerableFlag {
    case text, json, mermaid, svg, html, tests

    static func help(for value: Format) -> ArgumentHelp? {
      switch value {
      case .text: "Prints the screens and the findings for people (default)."
      case .json: "Prints the map as JSON."
      case .mermaid: "Prints the map as a flowchart of Mermaid."
      case .svg: "Prints the map as an SVG picture."
      case .html: "Prints the map as an HTML page."
      case .tests: "Prints a UI test for each edge."
      }
    }
  }

  @Flag var format = Format.text

  @Option(help: "The maximum number of steps to a screen.")
  var depth = MapBounds().depth

  @Option(help: "The maximum number of examples of a screen that are explored.")
  var examples = MapBounds().examples

  @Option(help: "The time in seconds after which the map ends with what it has.")
  var time = 60

  @Option(
    help: "The file of an older map; status 1 if a screen or a way of it is lost.")
  var baseline: String?

  @Flag(help: "Writes the map to the file of the baseline.")
  var update = false

  var bounds: MapBounds { MapBounds(depth: depth, examples: examples, time: .seconds(time)) }

  func validate() throws {
    for (name, number) in [("depth", depth), ("examples", examples), ("time", time)]
    where !(1...1_000_000).contains(number) {
      throw ValidationError("Invalid \(name) \(number); it must be from 1 to 1000000.")
    }
    if update, baseline == nil {
      throw ValidationError("--update requires --baseline with the name of the file.")
    }
  }

  /// Returns a map as text in the format of the options.
  func text(of map: NavigationMap) -> String {
    switch format {
    case .text: map.description
    case .json: String(decoding: map.json(), as: UTF8.self)
    case .mermaid: map.mermaid
    case .svg: map.svg
    case .html: map.html
    case .tests: map.tests()
    }
  }

  /// Compares a map with the baseline, or writes it.
  ///
  /// - Returns: The problem for standard error; nil if there is no baseline or nothing is lost.
  func problem(of map: NavigationMap) -> String? {
    guard let baseline else { return nil }
    let file = URL(fileURLWithPath: baseline)
    do {
      if update {
        try map.json().write(to: file)
        return nil
      }
      let old = try NavigationMap(json: try Data(contentsOf: file))
      let difference = MapDifference(from: old, to: map)
      return difference.isComplete
        ? nil : "The map has lost something since \(baseline):\n\(difference)"
    } catch let error as NavigationMapError {
      return "\(baseline): \(error)"
    } catch {
      return "\(baseline): \(error.localizedDescription)"
    }
  }
}

extension MapArguments {
  /// Prints the map of an app; exits with status 1 if it cannot, or if the baseline has lost parts.
  @MainActor
  static func run(
    _ name: String, _ arguments: [String],
    _ map: @escaping @MainActor (MapBounds) async -> NavigationMap
  ) {
    let options = parseOrExit(arguments)
    let result = AppCommand.perform(name) { await map(options.bounds) }
    FileHandle.standardOutput.write(Data(options.text(of: result).utf8))
    if let problem = options.problem(of: result) { AppCommand.end(name, problem) }
  }
}
