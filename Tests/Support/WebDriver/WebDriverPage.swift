// SPDX-License-Identifier: MIT

public import ChromiumDriver

/// The page of a browser that is driven by the W3C's WebDriver.
public final class WebDriverPage: BrowserPage {
  private let transport: any WebDriverTransport
  private let process: BrowserProcess

  init(transport: any WebDriverTransport, process: BrowserProcess) async throws {
    self.transport = transport
    self.process = process
    // Near to a phone's; browsers with a window of their own are not smaller.
    _ = try await transport.call(.setWindow(width: 450, height: 900))
  }

  /// Closes the browser and removes its files.
  public func close() async {
    _ = try? await transport.call(.quit)
    await process.end()
  }

  public func open(_ address: String) async throws {
    _ = try await transport.call(.open(address))
    try await watch()
  }

  public func reload() async throws {
    _ = try await transport.call(.reload)
    try await watch()
  }

  @discardableResult
  public func evaluate(_ expression: String) async throws -> JSONValue {
    try await transport.call(.evaluate(expression))
  }

  public func click(x: Double, y: Double) async throws {
    let place: [String: JSONValue] = [
      "type": "pointerMove", "duration": 0, "origin": "viewport",
      "x": .number(x.rounded()), "y": .number(y.rounded()),
    ]
    _ = try await transport.call(
      .perform(
        [
          .object(place), .object(["type": "pointerDown", "button": 0]),
          .object(["type": "pointerUp", "button": 0]),
        ],
        on: ["type": "pointer", "id": "mouse", "parameters": .object(["pointerType": "mouse"])]))
  }

  public func type(_ text: String) async throws { try await strike(text.map(String.init)) }

  public func press(_ key: String, holding held: Int) async throws {
    let modifiers = [(1, "\u{E00A}"), (2, "\u{E009}"), (4, "\u{E03D}"), (8, "\u{E008}")]
      .filter { held & $0.0 != 0 }.map(\.1)
    try await strike([Self.keys[key] ?? key], holding: modifiers)
  }

  /// The characters that stand for keys without one, by the names of `KeyboardEvent.key`.
  private static let keys = [
    "Backspace": "\u{E003}", "Tab": "\u{E004}", "Enter": "\u{E007}", "Escape": "\u{E00C}",
    "End": "\u{E010}", "Home": "\u{E011}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}",
    "ArrowRight": "\u{E014}", "ArrowDown": "\u{E015}",
  ]

  private func strike(_ keys: [String], holding modifiers: [String] = []) async throws {
    func key(_ type: String, _ value: String) -> JSONValue {
      .object(["type": .string(type), "value": .string(value)])
    }
    let strikes = keys.flatMap { [key("keyDown", $0), key("keyUp", $0)] }
    _ = try await transport.call(
      .perform(
        modifiers.map { key("keyDown", $0) } + strikes + modifiers.map { key("keyUp", $0) },
        on: ["type": "key", "id": "keyboard"]))
  }

  /// Traverses by the page's script, since the command for it waits for a document to load.
  public func traverse(_ steps: Int) async throws { try await evaluate("history.go(\(steps))") }

  // MARK: Problems

  /// Returns the problems of the document since it was loaded: errors in the console, uncaught
  /// exceptions, and violations of its policy.
  public func complaints() async throws -> [String] {
    try await evaluate("complaints").array?.compactMap(\.string) ?? []
  }

  private func watch() async throws {
    try await evaluate(
      """
      (() => { window.complaints = []; const note = text => complaints.push(String(text));
      console.error = (...all) => note(all.join(' '));
      addEventListener('error', e => note(e.message));
      addEventListener('unhandledrejection', e => note(e.reason));
      addEventListener('securitypolicyviolation', e =>
      note('policy: ' + e.violatedDirective + ' ' + e.blockedURI)) })()
      """)
  }
}
