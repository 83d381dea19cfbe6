// SPDX-License-Identifier: MIT

package import Foundation
import WaymarkProcesses

/// A headless Chromium with one page, which draws many pictures without starting again.
///
/// It is driven by the Chrome DevTools Protocol over its descriptors 3 and 4: messages are JSON,
/// each with a zero byte at its end. When this process ends, so does the browser.
package actor PictureBrowser {
  private typealias Answer = Result<ChromiumMessage, PictureError>

  private let program: URL
  private let process: Process
  private let input: FileHandle
  private let folder: URL
  private var number = 0
  private var session: String?
  private var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  /// The documents that have been loaded, by the ids of their loaders.
  private var loaded: Set<String> = []
  private var loading: CheckedContinuation<Void, Never>?
  private var isGone = false
  private var isLate = false

  /// The time in seconds for which an answer is awaited before the browser is ended.
  private static let timeLimit = 30.0

  /// The browser: the value of `$CHROMIUM`, or one of the usual names in `$PATH`; nil if there is
  /// none.
  package static var location: URL? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["CHROMIUM"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: "\($0)") }
    return ["chromium", "google-chrome", "chromium-browser"].lazy.flatMap { name in
      folders.map { $0.appending(path: name) }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// Starts a browser, lets it work, and ends it.
  ///
  /// - Parameters:
  ///   - program: The browser; by default, ``location``.
  ///   - isolation: The actor of the work.
  ///   - work: What the browser is needed for.
  /// - Returns: The result of the work.
  /// - Throws: ``PictureError`` if there is no browser, or it does not do its work.
  package static func run<Result: Sendable>(
    _ program: URL? = location, isolation: isolated (any Actor)? = #isolation,
    _ work: (PictureBrowser) async throws(PictureError) -> Result
  ) async throws(PictureError) -> Result {
    guard let program else { throw .noChromium }
    let browser = try PictureBrowser(program)
    do throws(PictureError) {
      try await browser.openPage()
      let result = try await work(browser)
      await browser.close()
      return result
    } catch {
      await browser.close()
      throw error
    }
  }

  private init(_ program: URL) throws(PictureError) {
    guard FileManager.default.isExecutableFile(atPath: program.path()) else {
      throw PictureError("Cannot run \(program.path()): it is not a program")
    }
    self.program = program
    folder = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID())")
    // The sandbox of Chromium does not exist for the root user.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    let process = Process()
    self.process = process
    process.executableURL = URL(filePath: "/bin/sh")
    // `Process` passes on only the first three descriptors.
    process.arguments =
      [
        "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"#, program.path(),
      ] + sandbox + [
        "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-extensions", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
        "--remote-debugging-pipe", "--user-data-dir=\(folder.path())", "about:blank",
      ]
    // A browser that is gone is an error of a write.
    signal(SIGPIPE, SIG_IGN)
    let toBrowser: Pipe
    let fromBrowser: Pipe
    do {
      (toBrowser, fromBrowser) = try ProcessStart.alone {
        let pipes = (Pipe(), Pipe())
        process.standardInput = pipes.0
        process.standardOutput = pipes.1
        try process.run()
        return pipes
      }
    } catch {
      throw PictureError("Cannot run \(program.path()): \(error.localizedDescription)")
    }
    input = toBrowser.fileHandleForWriting
    let messages = ChromiumMessage.stream(from: fromBrowser.fileHandleForReading)
    Task { [weak self] in
      for await message in messages { await self?.receive(message) }
      await self?.end()
    }
  }

  /// Ends the browser and removes its files.
  private func close() async {
    try? input.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitForEnd()
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: The page

  private func openPage() async throws(PictureError) {
    let target = try await call("Target.createTarget", ["url": .text("about:blank")]).targetId
    let attached = try await call(
      "Target.attachToTarget", ["targetId": .text(target ?? ""), "flatten": .flag(true)])
    session = attached.sessionId
    _ = try await call("Page.enable")
    _ = try await call("Page.setLifecycleEventsEnabled", ["enabled": .flag(true)])
    let features = [
      ["name": "prefers-reduced-motion", "value": "reduce"],
      ["name": "prefers-color-scheme", "value": "light"],
    ]
    _ = try await call(
      "Emulation.setEmulatedMedia",
      ["features": .list(features.map { .members($0.mapValues { .text($0) }) })])
  }

  /// Loads a document, and waits until it can be drawn.
  ///
  /// - Parameters:
  ///   - file: The file of the document.
  ///   - width: The width of the window in points.
  ///   - height: The height of the window in points.
  ///   - scale: The number of pixels per point.
  /// - Throws: ``PictureError`` if the browser cannot open the document.
  package func open(
    _ file: URL, width: Int, height: Int, scale: Double = 1
  ) async throws(PictureError) {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": .flag(false),
      ])
    let navigation = try await call("Page.navigate", ["url": .text(file.absoluteString)])
    guard let loader = navigation.loaderId, navigation.errorText == nil else {
      throw PictureError("Chromium cannot open \(file.path()): \(navigation.errorText ?? "")")
    }
    try await limited("Chromium has not loaded \(file.lastPathComponent)") {
      while !isGone, loaded.remove(loader) == nil {
        await withCheckedContinuation { loading = $0 }
      }
    }
    // Animations stand still at their beginning, so that a picture is the same each time.
    _ = try await evaluate(
      """
      document.fonts.ready.then(() => {
      for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) { animation.currentTime = 0; animation.pause() }
      })
      """)
  }

  /// Returns the value of a JavaScript expression in the page, if it is a string.
  package func evaluate(_ expression: String) async throws(PictureError) -> String? {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .text(expression), "awaitPromise": .flag(true), "returnByValue": .flag(true),
      ])
    if let problem = answer.exceptionDetails {
      throw PictureError("A script of the page failed: \(problem.text)")
    }
    return answer.result?.value
  }

  /// Draws the page, or a part of it, as PNG.
  package func picture(of area: ChromiumArea? = nil) async throws(PictureError) -> Data {
    var parameters: [String: ChromiumValue] = ["format": .text("png")]
    if let area {
      parameters["clip"] = .members([
        "x": .number(area.x), "y": .number(area.y), "width": .number(area.width),
        "height": .number(area.height), "scale": .number(1),
      ])
    }
    let answer = try await call("Page.captureScreenshot", parameters)
    guard let data = answer.data.flatMap({ Data(base64Encoded: $0) }), !data.isEmpty else {
      throw PictureError("\(program.path()) has not drawn a picture")
    }
    return data
  }

  // MARK: Messages

  private func call(
    _ method: String, _ parameters: [String: ChromiumValue] = [:]
  ) async throws(PictureError) -> ChromiumMessage.Result {
    guard !isGone else { throw gone }
    number += 1
    let id = number
    let bytes = ChromiumMessage.request(id, method, parameters, session: session)
    let answer = try await limited("Chromium does not answer \(method)") {
      await withCheckedContinuation { continuation in
        waiting[id] = continuation
        do {
          try input.write(contentsOf: bytes)
        } catch {
          waiting.removeValue(forKey: id)?.resume(returning: .failure(gone))
        }
      }
    }
    let message = try answer.get()
    if let problem = message.error {
      throw PictureError("Chromium rejects \(method): \(problem.message)")
    }
    return message.result ?? ChromiumMessage.Result()
  }

  /// Waits for the browser, which is ended if that takes too long.
  private func limited<Value>(
    _ problem: String, _ work: () async -> Value
  ) async throws(PictureError) -> Value {
    let limit = Task {
      try await Task.sleep(for: .seconds(Self.timeLimit))
      isLate = true
      end()
    }
    defer { limit.cancel() }
    let value = await work()
    if isLate { throw PictureError(problem) }
    return value
  }

  private var gone: PictureError { PictureError("\(program.path()) has ended without a picture") }

  private func receive(_ message: ChromiumMessage) {
    if let id = message.id {
      waiting.removeValue(forKey: id)?.resume(returning: .success(message))
    } else if message.method == "Page.lifecycleEvent", message.params?.name == "load",
      let loader = message.params?.loaderId
    {
      loaded.insert(loader)
      loading?.resume()
      loading = nil
    }
  }

  private func end() {
    isGone = true
    loading?.resume()
    loading = nil
    for continuation in waiting.values { continuation.resume(returning: .failure(gone)) }
    waiting = [:]
  }
}
