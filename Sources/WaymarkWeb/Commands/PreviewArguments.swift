// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkAssociation

/// The command line of `previews`, which lists and draws the previews of a program.
struct PreviewArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    AppCommand.configuration(
      .previews,
      abstract: "Lists the previews of the program, or draws them in a gallery.",
      discussion: """
        Previews are those of #Preview and of PreviewProvider, in all modules of the program. A \
        gallery is a page with each preview in several sizes, in light and dark, in both \
        directions, and with several text sizes.
        """)
  }

  @Flag(help: "Prints the list as JSON.")
  var json = false

  @Option(help: "Only previews whose name or file contains this text.")
  var filter: String?

  @Option(help: "The folder of a gallery; its page is index.html.")
  var output: String?

  @Flag(help: "Adds a picture of each variant to the gallery, which requires Chromium.")
  var images = false

  func validate() throws {
    if images, output == nil {
      throw ValidationError("--images requires --output with the name of a folder.")
    }
    if json, output != nil {
      throw ValidationError("--json prints a list, and --output writes a gallery; choose one.")
    }
  }

  /// Lists or draws the previews of some types.
  ///
  /// - Parameters:
  ///   - app: The name of the program.
  ///   - types: The types that declare previews.
  ///   - chromium: The browser; nil if there is none.
  /// - Returns: What is printed.
  /// - Throws: ``PreviewError`` with the reason if that fails.
  @MainActor
  func perform(
    _ app: String, _ types: [PreviewType], chromium: URL? = PictureBrowser.location
  ) async throws(PreviewError) -> String {
    var catalog = await PreviewCatalog(types)
    if catalog.items.isEmpty, output == nil, filter == nil {
      return json ? "[]\n" : "\(PreviewError.none)\n"
    }
    try catalog.filter(by: filter)
    guard let output else { return json ? Self.json(catalog) : Self.list(catalog) }
    let gallery = PreviewGallery(
      app, catalog, in: URL(filePath: output, directoryHint: .isDirectory))
    let written = try await write(gallery, by: chromium)
    let page = URL(filePath: output).appending(path: "index.html").path()
    let count = written.page.count
    var text = "Wrote \(page) with \(count) \(count == 1 ? "preview" : "previews") in "
    text += "\(written.variantCount) variants"
    if written.pictureCount > 0 { text += " and \(written.pictureCount) pictures" }
    return text + ".\n" + Self.problems(written.page)
  }

  /// Writes a gallery, without pictures first, so that it exists if they cannot be drawn.
  @MainActor
  private func write(
    _ gallery: PreviewGallery, by chromium: URL?
  ) async throws(PreviewError) -> PreviewGallery {
    var plain = gallery
    try await plain.write(by: nil)
    guard images else { return plain }
    do {
      let result = try await PictureBrowser.run(chromium) { browser in
        var drawn = gallery
        do throws(PreviewError) {
          try await drawn.write(by: browser)
          return Result<PreviewGallery, PreviewError>.success(drawn)
        } catch {
          return .failure(error)
        }
      }
      return try result.get()
    } catch let error as PreviewError {
      throw error
    } catch {
      throw .noPictures("\(error)")
    }
  }

  @MainActor
  private static func list(_ catalog: PreviewCatalog) -> String {
    var text = ""
    var file: String?
    for item in catalog.items {
      if item.place.file != file {
        text += (file == nil ? "" : "\n") + item.place.file + "\n"
        file = item.place.file
      }
      let line = item.place.line > 0 ? "\(item.place.line): " : ""
      text += "  \(line)\(item.name) (\(item.layout))\n"
      for problem in item.problems { text += "    problem: \(problem)\n" }
    }
    return text
  }

  @MainActor
  private static func json(_ catalog: PreviewCatalog) -> String {
    let rows = catalog.items.map { "  " + $0.json.compactText }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func problems(_ page: PreviewPage) -> String {
    page.problems.map { "\($0.name): \($0.problem)\n" }.joined()
  }

  /// Lists or draws the previews of the program; exits with status 1 if that fails.
  @MainActor
  static func run(_ name: String, _ arguments: [String]) {
    let options = parseOrExit(arguments)
    let result = AppCommand.perform(name) { () -> Result<String, PreviewError> in
      do throws(PreviewError) {
        return .success(try await options.perform(name, try PreviewType.all()))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let text): FileHandle.standardOutput.write(Data(text.utf8))
    case .failure(let error): AppCommand.end(name, "\(error)")
    }
  }
}
