// SPDX-License-Identifier: MIT

import ChromiumDriver

/// A command of the W3C's WebDriver, which browsers accept in different envelopes.
struct WebDriverCommand: Sendable {
  /// The HTTP method.
  var method: String
  /// The path of the URL, below that of the session.
  var path: String
  /// The name of the command in Firefox's own protocol.
  var name: String
  var parameters: [String: JSONValue] = [:]

  static func open(_ address: String) -> Self {
    Self(
      method: "POST", path: "/url", name: "WebDriver:Navigate",
      parameters: ["url": .string(address)])
  }

  static let reload = Self(method: "POST", path: "/refresh", name: "WebDriver:Refresh")

  /// A script whose result is the value of an expression.
  static func evaluate(_ expression: String) -> Self {
    Self(
      method: "POST", path: "/execute/sync", name: "WebDriver:ExecuteScript",
      parameters: [
        "script": .string("return (\(expression))"), "args": .array([]),
        // The script belongs to the page instead of to a sandbox of Firefox.
        "sandbox": .null,
      ])
  }

  static func setWindow(width: Int, height: Int) -> Self {
    Self(
      method: "POST", path: "/window/rect", name: "WebDriver:SetWindowRect",
      parameters: ["width": .number(Double(width)), "height": .number(Double(height))])
  }

  /// Ends the session, and the browser.
  static let quit = Self(
    method: "DELETE", path: "", name: "Marionette:Quit",
    parameters: ["flags": .array(["eForceQuit"])])

  /// Actions of one input device.
  static func perform(_ actions: [JSONValue], on device: [String: JSONValue]) -> Self {
    let device = device.merging(["actions": .array(actions)]) { $1 }
    return Self(
      method: "POST", path: "/actions", name: "WebDriver:PerformActions",
      parameters: ["actions": .array([.object(device)])])
  }
}

/// How commands reach a browser.
protocol WebDriverTransport: Sendable {
  /// Sends a command and returns its value.
  func call(_ command: WebDriverCommand) async throws -> JSONValue
}
