// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkHeadless
import WaymarkMap
import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

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
      case .html: "Prints the map as an HTML page with pictures of the screens."
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

  @Option(
    help: "A recording, or a folder of them, whose visits are marked on the map.")
  var coverage: String?

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
  func text(of map: NavigationMap, _ pictures: MapPictures = MapPictures()) -> String {
    switch format {
    case .text: map.description
    case .json: String(decoding: map.json(), as: UTF8.self)
    case .mermaid: map.mermaid
    case .svg: map.svg
    case .html: map.html(pictures)
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
  /// The names of the files with recordings, in order; none without the option.
  ///
  /// - Returns: The file itself, or the files of a folder.
  /// - Throws: ``PlayError`` if there are none.
  func recordingFiles() throws(PlayError) -> [URL] {
    guard let coverage else { return [] }
    let place = URL(filePath: coverage)
    let files: [URL]
    do {
      guard try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
        return [place]
      }
      files = try FileManager.default.contentsOfDirectory(
        at: place, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "jsonl" }
    } catch {
      throw PlayError(description: "cannot read \(coverage): \(error.localizedDescription)")
    }
    guard !files.isEmpty else {
      throw PlayError(description: "\(coverage) contains no recordings (*.jsonl).")
    }
    return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Explores an app; returns the text that is printed, and the problem of the baseline.
  ///
  /// - Parameter app: The app.
  /// - Returns: The text, and the problem; nil if there is none.
  /// - Throws: ``PlayError`` if there are no recordings for the coverage.
  @MainActor
  func perform<A: App>(
    _ app: A.Type
  ) async throws(PlayError) -> (text: String, problem: String?) {
    let files = try recordingFiles()
    var pictures = MapPictures(shared: ScreenDrawing.styleSheet)
    let draws = format == .html
    let links = A.mapLinks
    var map = await A.map(links: links, bounds: bounds) { id, tree in
      guard draws else { return }
      let drawing = ScreenDrawing(tree, .usualWindow, imageLimit: Self.imageLimit)
      pictures.add(.init(head: drawing.head, tail: drawing.tail), of: id)
    }
    let problem = problem(of: map)
    if coverage != nil {
      let recordings = files.map { file -> NavigationMap.NamedRecording in
        do throws(PlayError) {
          return (file.lastPathComponent, .success(try Recording(file: file.path())))
        } catch {
          return (file.lastPathComponent, .failure(.init(error.description)))
        }
      }
      await map.cover(with: recordings, links, Runtime.mounting { $0.mount(A()) })
    }
    return (text(of: map, pictures), problem)
  }

  /// The maximum size in bytes of an app's images in the picture of a screen.
  private static let imageLimit = 1 << 17

  /// Prints the map of an app; exits with status 1 if it cannot, or if the baseline has lost parts.
  @MainActor
  static func run<A: App>(_ app: A.Type, _ arguments: [String]) {
    let options = parseOrExit(arguments)
    let result = AppCommand.perform("\(A.self)") { () -> Result<(String, String?), PlayError> in
      do throws(PlayError) {
        return .success(try await options.perform(app))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success((let text, let problem)):
      FileHandle.standardOutput.write(Data(text.utf8))
      if let problem { AppCommand.end("\(A.self)", problem) }
    case .failure(let error): AppCommand.end("\(A.self)", "\(error)")
    }
  }
}
