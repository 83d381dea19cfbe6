// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A picture of what an app shows, which Chromium draws from the HTML of the web host.
///
/// Neither the script of a page nor a server is involved, so the layout is that before the script
/// runs.
struct ScreenPicture {
  /// The HTML document of the screen.
  let document: String
  let width: Int
  let height: Int

  /// The time in seconds after which Chromium is ended.
  private static let timeLimit = 30.0

  /// Renders a tree for a window of some size in points.
  init(_ tree: ElementTree, width: Int, height: Int) {
    self.width = width
    self.height = height
    var growth = GrowthTable()
    growth.measureAll(in: tree)
    let assets = AssetStore()
    let template = ElementTemplate(
      tree: tree, growth: { [growth] in growth[$0] },
      asset: { path in
        assets.address(of: path).map { _ in URL(fileURLWithPath: path).absoluteString }
      })
    var renderer = HTMLRenderer(template, styling: .table(StyleTable()))
    for window in tree.windows.prefix(1) { renderer.write(window, isInControl: false) }
    document = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <style>\(ClientBundle.style)</style><style>\(renderer.css)</style></head>
      <body><form novalidate><div id="app">\(renderer.html)</div></form>
      \(Sprite.svg(renderer.glyphs))</body></html>

      """
  }

  /// The browser: the value of `$CHROMIUM`, or one of the usual names in `$PATH`; nil if there is
  /// none.
  static var chromium: URL? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["CHROMIUM"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: "\($0)") }
    return ["chromium", "google-chrome", "chromium-browser"].lazy.flatMap { name in
      folders.map { $0.appending(path: name) }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// Draws the picture as PNG; throws the reason if that fails.
  func png(by chromium: URL) async throws(AgentError) -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Chromium has a minimum width for windows, but not for frames.
    let frame = """
      <!doctype html><style>body{margin:0}iframe{border:0;display:block}</style>
      <iframe src="screen.html" width="\(width)" height="\(height)"></iframe>
      """
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(document.utf8).write(to: folder.appending(path: "screen.html"))
      try Data(frame.utf8).write(to: folder.appending(path: "frame.html"))
    } catch {
      throw AgentError("Cannot write to \(folder.path()): \(error.localizedDescription)")
    }
    let file = folder.appending(path: "screen.png")
    // The sandbox of Chromium does not exist for the root user.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    let arguments =
      sandbox + [
        "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-extensions", "--disable-background-networking",
        "--user-data-dir=\(folder.appending(path: "profile").path())",
        "--window-size=\(width),\(height)", "--screenshot=\(file.path())",
        folder.appending(path: "frame.html").absoluteString,
      ]
    try await Self.run(chromium, arguments)
    guard let data = FileManager.default.contents(atPath: file.path()), !data.isEmpty else {
      throw AgentError("\(chromium.path()) has not drawn a picture")
    }
    return data
  }

  /// Runs a program to its end, which the time limit enforces.
  private static func run(_ program: URL, _ arguments: [String]) async throws(AgentError) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ending, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    do {
      try process.run()
    } catch {
      throw AgentError("Cannot run \(program.path()): \(error.localizedDescription)")
    }
    let limit = Task {
      try await Task.sleep(for: .seconds(timeLimit))
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    for await _ in ending {}
    limit.cancel()
  }
}
