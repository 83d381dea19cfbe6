// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// One page of a browser.
public final class ChromiumPage: BrowserPage {
  private let browser: Chromium
  private let session: String
  let context: String
  private let notes = Mutex<[String]>([])
  /// The kinds of the browser's own dialogs, as they open.
  let dialogs = AsyncStream<String>.makeStream()
  /// The inputs whose file dialogs have opened.
  let fileDialogs = AsyncStream<Double>.makeStream()
  /// The names of requests that wait to be sent.
  let held = AsyncStream<String>.makeStream()

  init(browser: Chromium, session: String, context: String) {
    self.browser = browser
    self.session = session
    self.context = context
  }

  // MARK: Loading

  /// Navigates to a URL and waits until the document is parsed.
  public func open(_ address: String) async throws {
    try await call("Page.navigate", ["url": .string(address)])
    try await wait(until: "location.href!=='about:blank' && document.readyState==='complete'")
  }

  /// Reloads the page.
  public func reload() async throws {
    try await evaluate("window.stale = true")
    try await call("Page.reload")
    try await wait(until: "!window.stale && document.readyState==='complete'")
  }

  /// Closes the page, and all its other tabs.
  public func close() async {
    await browser.forget(session: session)
    _ = try? await browser.call(
      "Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  /// The problems of the page: errors in the console, uncaught exceptions, failed requests, and
  /// violations of its policy.
  public var complaints: [String] { notes.withLock { $0 } }

  /// Clears all recorded problems.
  public func forgetComplaints() { notes.withLock { $0 = [] } }

  func prepare() async throws {
    for domain in ["Page", "Runtime", "Log", "Network"] { try await call("\(domain).enable") }
    // The policy's own event; the console also reports it, but its wording changes.
    let listener = """
      addEventListener('securitypolicyviolation', e => console.error(
      'policy: ' + e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sourceFile + ':' + e.lineNumber))
      """
    try await addScript(listener)
    try await setViewport(width: 390, height: 844)
  }

  func note(_ event: Chromium.Event) {
    noteDialog(event)
    noteFileDialog(event)
    noteRequest(event)
    guard let complaint = Self.complaint(event) else { return }
    notes.withLock { $0.append(complaint) }
  }

  private static func complaint(_ event: Chromium.Event) -> String? {
    struct Message: Decodable { var params: JSONValue }
    guard
      let all = try? JSONDecoder().decode(Message.self, from: event.parameters).params
    else { return nil }
    switch event.method {
    case "Runtime.exceptionThrown":
      return all["exceptionDetails"]?["exception"]?["description"]?.string
        ?? all["exceptionDetails"]?["text"]?.string
    case "Runtime.consoleAPICalled" where all["type"]?.string == "error":
      return (all["args"]?.array ?? []).compactMap {
        $0["value"]?.string ?? $0["description"]?.string
      }
      .joined(separator: " ")
    case "Log.entryAdded" where all["entry"]?["level"]?.string == "error":
      return [all["entry"]?["text"]?.string, all["entry"]?["url"]?.string].compactMap(\.self)
        .joined(separator: " ")
    default: return nil
    }
  }

  // MARK: Inspecting

  /// Returns the value of a JavaScript expression; awaits a promise.
  @discardableResult
  public func evaluate(_ expression: String) async throws -> JSONValue {
    struct Result: Decodable {
      var result: Remote
      var exceptionDetails: JSONValue?
      struct Remote: Decodable { var value: JSONValue? }
    }
    let answer: Result = try decode(
      await browser.call(
        "Runtime.evaluate",
        ["expression": .string(expression), "returnByValue": true, "awaitPromise": true],
        session: session))
    if let problem = answer.exceptionDetails {
      throw BrowserError.script(
        problem["exception"]?["description"]?.string ?? problem["text"]?.string ?? "")
    }
    return answer.result.value ?? .null
  }

  /// Returns an image of the viewport, as PNG.
  public func screenshot() async throws -> Data {
    struct Picture: Decodable { var data: Data }
    let picture: Picture = try decode(
      await browser.call("Page.captureScreenshot", ["format": "png"], session: session))
    return picture.data
  }

  // MARK: Settings

  /// Sets the size of the viewport, in CSS pixels.
  public func setViewport(width: Int, height: Int, scale: Double = 1) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": false,
      ])
  }

  /// Gives the viewport the size of the browser's window again.
  ///
  /// An emulated size costs each document a layout before its style sheet is loaded.
  public func resetViewport() async throws {
    try await call("Emulation.clearDeviceMetricsOverride")
  }

  /// Sets media features, such as `prefers-color-scheme` to `dark`.
  public func setMedia(_ features: [String: String]) async throws {
    let list = features.map { JSONValue.object(["name": .string($0), "value": .string($1)]) }
    try await call("Emulation.setEmulatedMedia", ["features": .array(list)])
  }

  /// Sets the browser's default font size, in points; browsers use 16.
  public func setFontSize(_ points: Int) async throws {
    try await call(
      "Page.setFontSizes", ["fontSizes": .object(["standard": .number(Double(points))])])
  }

  /// Turns JavaScript on or off for documents loaded from now on.
  public func setScriptEnabled(_ isEnabled: Bool) async throws {
    try await call("Emulation.setScriptExecutionDisabled", ["value": .bool(!isEnabled)])
  }

  /// Runs a script in documents loaded from now on, before their own scripts.
  public func addScript(_ source: String) async throws {
    try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(source)])
  }

  // MARK: Input

  /// Clicks a point of the viewport.
  public func click(x: Double, y: Double) async throws {
    try await click(x: x, y: y, holding: .zero)
  }

  /// Clicks a point of the viewport, and holds the button down for some time.
  public func click(x: Double, y: Double, holding time: Duration) async throws {
    try await mouse("mousePressed", x, y)
    if time > .zero { try await Task.sleep(for: time) }
    try await mouse("mouseReleased", x, y)
  }

  /// Drags from the centre of an element by a distance, in several steps.
  public func drag(_ selector: String, x: Double = 0, y: Double, steps: Int = 8) async throws {
    let start = try await middle(selector)
    try await mouse("mousePressed", start.x, start.y)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await mouse("mouseMoved", start.x + x * part, start.y + y * part)
    }
    try await mouse("mouseReleased", start.x + x, start.y + y)
  }

  /// Types characters into the focused element.
  public func type(_ text: String) async throws {
    for character in text {
      try await call(
        "Input.dispatchKeyEvent", ["type": "char", "text": .string(String(character))])
    }
  }

  // The modifier keys are a sum, as in the protocol.
  public func press(_ key: String, holding held: Int) async throws {
    let codes = [
      "Enter": 13, "Escape": 27, "Tab": 9, "Backspace": 8, " ": 32, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40, "End": 35, "Home": 36,
    ]
    var parameters: [String: JSONValue] = [
      "type": "keyDown", "key": .string(key), "code": .string(key == " " ? "Space" : key),
      "windowsVirtualKeyCode": .number(Double(codes[key] ?? 0)),
      "modifiers": .number(Double(held)),
    ]
    if key.count == 1, held & 6 == 0 { parameters["text"] = .string(key) }
    if key == "Enter" { parameters["text"] = "\r" }
    if key == " " { parameters["text"] = " " }
    try await call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try await call("Input.dispatchKeyEvent", parameters)
  }

  /// Moves by a number of entries through the history, like the browser's own buttons.
  public func traverse(_ steps: Int) async throws {
    struct History: Decodable {
      var currentIndex: Int
      var entries: [Entry]
      struct Entry: Decodable { var id: Int }
    }
    let history: History = try decode(
      await browser.call("Page.getNavigationHistory", session: session))
    let place = history.currentIndex + steps
    guard history.entries.indices.contains(place) else {
      throw BrowserError.refused("no history entry \(steps) steps away")
    }
    try await call(
      "Page.navigateToHistoryEntry", ["entryId": .number(Double(history.entries[place].id))])
  }

  /// Presses the button of the mouse at a point.
  public func mouseDown(x: Double, y: Double) async throws { try await mouse("mousePressed", x, y) }

  /// Moves the mouse to a point with its button held down.
  public func mouseMove(x: Double, y: Double) async throws { try await mouse("mouseMoved", x, y) }

  /// Releases the button of the mouse at a point.
  public func mouseUp(x: Double, y: Double) async throws { try await mouse("mouseReleased", x, y) }

  private func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(x), "y": .number(y), "button": "left",
        "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1,
      ])
  }

  func call(_ method: String, _ parameters: [String: JSONValue] = [:]) async throws {
    _ = try await browser.call(method, parameters, session: session)
  }

  func result<Result: Decodable>(_ method: String) async throws -> Result {
    try decode(await browser.call(method, session: session))
  }
}
