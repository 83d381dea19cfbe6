// SPDX-License-Identifier: MIT

import Foundation

/// A headless Chromium, driven over pipes.
///
/// Messages are JSON, each terminated by a zero byte, on the browser's file descriptors 3 and 4
/// (Chrome DevTools Protocol). When the driving process ends for any reason, the pipe breaks and
/// the browser exits.
public actor Chromium {
  /// An event sent by the browser.
  struct Event: Sendable {
    var method: String
    var session: String?
    /// The parameters, as JSON.
    var parameters: Data
  }

  private let process: Process
  private let input: FileHandle
  private let folder: URL
  private var number = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  private var listeners: [String: @Sendable (Event) -> Void] = [:]
  private var isGone = false

  /// The path of a browser: the value of `$CHROMIUM`, or one of the usual names in `$PATH`; nil if
  /// there is none.
  public static let path = Executable.path(
    of: ["chromium", "google-chrome", "chromium-browser"], variable: "CHROMIUM")

  /// Starts a browser.
  ///
  /// - Parameter start: Calls the closure that starts the browser's process. Where other processes
  ///   start at the same time, it makes them take turns, so that none inherits another one's pipes.
  /// - Returns: The browser.
  /// - Throws: ``BrowserError`` if there is none, and the errors of `Process`.
  public static func launch(
    start: (() throws -> Chromium) throws -> Chromium = { try $0() }
  ) async throws -> Chromium {
    guard let path else { throw BrowserError.notFound("Chromium", variable: "CHROMIUM") }
    let browser = try start { try Chromium(path: path) }
    _ = try await browser.call("Browser.getVersion")
    return browser
  }

  private init(path: String) throws {
    let toBrowser = Pipe()
    let fromBrowser = Pipe()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    let flags = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--hide-scrollbars",
      // Else each page would load two more documents, for the address field of its window.
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
      // Elements then have the role and the name that assistive technologies receive.
      "--enable-blink-features=ComputedAccessibilityInfo",
      "--remote-debugging-pipe", "--user-data-dir='\(folder.path)'",
    ]
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // `Process` passes on only the first three descriptors. The shell stays alive, so that it
    // removes the browser's files even when the driving process has ended.
    process.arguments = [
      "-c",
      "'\(path)' \(flags.joined(separator: " ")) about:blank "
        + "3<&0 4>&1 </dev/null >/dev/null 2>/dev/null; rm -rf '\(folder.path)'",
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    input = toBrowser.fileHandleForWriting
    try process.run()
    let output = fromBrowser.fileHandleForReading
    let (messages, inbox) = AsyncStream<Data>.makeStream()
    Thread.detachNewThread {
      // This call blocks, so it does not run in a task.
      var buffer = Data()
      while case let more = output.availableData, !more.isEmpty {
        buffer.append(more)
        while let end = buffer.firstIndex(of: 0) {
          let message = Data(buffer[buffer.startIndex..<end])
          buffer = Data(buffer[(end + 1)...])
          inbox.yield(message)
        }
      }
      inbox.finish()
    }
    Task { [weak self] in
      for await message in messages { await self?.receive(message) }
      await self?.end()
    }
  }

  /// Closes the browser and removes its files.
  public func close() async {
    _ = try? await call("Browser.close")
    try? input.close()
    process.waitUntilExit()
  }

  /// Opens an empty page.
  ///
  /// - Parameter other: A page of the same browser, with which the new page, as another tab, shares
  ///   cookies and cache; nil for an isolated page.
  /// - Returns: The page.
  /// - Throws: An error of the browser.
  public func newPage(beside other: ChromiumPage? = nil) async throws -> ChromiumPage {
    struct Context: Decodable { var browserContextId: String }
    struct Target: Decodable { var targetId: String }
    struct Session: Decodable { var sessionId: String }
    let context: Context
    if let other {
      context = Context(browserContextId: other.context)
    } else {
      context = try decode(await call("Target.createBrowserContext"))
    }
    let target: Target = try decode(
      await call(
        "Target.createTarget",
        ["url": "about:blank", "browserContextId": .string(context.browserContextId)]))
    let session: Session = try decode(
      await call(
        "Target.attachToTarget",
        ["targetId": .string(target.targetId), "flatten": true]))
    let page = ChromiumPage(
      browser: self, session: session.sessionId, context: context.browserContextId)
    listeners[session.sessionId] = { event in page.note(event) }
    try await page.prepare()
    return page
  }

  func forget(session: String) { listeners[session] = nil }

  /// Sends a command and returns its result, as JSON.
  func call(
    _ method: String, _ parameters: [String: JSONValue] = [:], session: String? = nil
  ) async throws -> Data {
    guard !isGone else { throw BrowserError.gone }
    number += 1
    let id = number
    var message: [String: JSONValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": .object(parameters),
    ]
    if let session { message["sessionId"] = .string(session) }
    var bytes = try JSONEncoder().encode(JSONValue.object(message))
    bytes.append(0)
    return try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
      Task { [weak self] in
        try? await Task.sleep(for: Self.patience)
        await self?.give(up: id, method)
      }
      do {
        try input.write(contentsOf: bytes)
      } catch {
        waiting.removeValue(forKey: id)?.resume(throwing: error)
      }
    }
  }

  /// The time limit for a response of the browser.
  private static let patience = Duration.seconds(30)

  private func give(up id: Int, _ method: String) {
    waiting.removeValue(forKey: id)?.resume(throwing: BrowserError.timeout(method))
  }

  private func receive(_ message: Data) {
    struct Head: Decodable {
      var id: Int?
      var method: String?
      var sessionId: String?
      var error: Problem?
      struct Problem: Decodable { var message: String }
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: message) else { return }
    if let id = head.id {
      let continuation = waiting.removeValue(forKey: id)
      if let problem = head.error {
        continuation?.resume(throwing: BrowserError.refused(problem.message))
      } else {
        continuation?.resume(returning: message)
      }
    } else if let method = head.method {
      let event = Event(method: method, session: head.sessionId, parameters: message)
      if let session = head.sessionId { listeners[session]?(event) }
    }
  }

  private func end() {
    isGone = true
    for continuation in waiting.values { continuation.resume(throwing: BrowserError.gone) }
    waiting = [:]
  }
}

/// Decodes the `result` of a response.
func decode<T: Decodable>(_ message: Data) throws -> T {
  try JSONDecoder().decode(Answer<T>.self, from: message).result
}

private struct Answer<Result: Decodable>: Decodable {
  var result: Result
}
