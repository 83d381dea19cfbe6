// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// WebKitGTK's example browser on a virtual display, driven by WebKitWebDriver.
public enum WebKit {
  /// The path of WebKit's driver; nil if it, its browser or the server of the display is missing.
  public static let path: String? =
    browser == nil || display == nil
    ? nil : Executable.path(of: ["WebKitWebDriver"], variable: "WEBKIT_DRIVER")

  /// Debian has the browser beside the library, in a folder for the machine's architecture.
  private static let browser: String? = {
    let libraries = ["x86_64", "aarch64"].flatMap { architecture in
      ["4.1", "4.0"].map { "/usr/lib/\(architecture)-linux-gnu/webkit2gtk-\($0)" }
    }
    return Executable.path(
      of: ["MiniBrowser"], variable: "WEBKIT_BROWSER",
      alsoIn: libraries + ["/usr/libexec/webkit2gtk-4.1"])
  }()

  private static let display = Executable.path(of: ["Xvfb"], variable: "XVFB")

  /// Starts a browser with an empty page.
  ///
  /// - Throws: ``BrowserError`` if there is none or if it does not respond, and the errors of
  ///   `Process`.
  public static func launch() async throws -> WebDriverPage {
    guard let path, let browser, let display else {
      throw BrowserError.notFound("WebKitWebDriver", variable: "WEBKIT_DRIVER")
    }
    let port = Int.random(in: 20_000..<32_000)
    let process = try BrowserProcess(
      script: """
        launch "$2" -displayfd 3 -screen 0 1000x1000x24 -nolisten tcp 3>"$folder/display"
        while [ ! -s "$folder/display" ] && signal 0; do sleep .02; done
        export DISPLAY=:$(cat "$folder/display") GDK_BACKEND=x11
        launch "$1" --host=127.0.0.1 --port=$3
        """,
      arguments: [path, display, "\(port)"])
    do {
      let transport = try await process.wait(for: "WebKitWebDriver") {
        try? await HTTPTransport(port: port, browser: browser)
      }
      return try await WebDriverPage(transport: transport, process: process)
    } catch {
      await process.end()
      throw error
    }
  }
}

/// WebDriver's own protocol: JSON over HTTP.
private struct HTTPTransport: WebDriverTransport {
  private let session: URL

  init(port: Int, browser: String) async throws {
    guard let driver = URL(string: "http://127.0.0.1:\(port)/session") else {
      throw BrowserError.gone
    }
    let options: [String: JSONValue] = [
      "binary": .string(browser), "args": .array(["--automation"]),
    ]
    let answer = try await Self.send(
      "POST", driver,
      [
        "capabilities": .object([
          "alwaysMatch": .object(["webkitgtk:browserOptions": .object(options)])
        ])
      ])
    guard let id = answer["sessionId"]?.string else { throw BrowserError.refused("\(answer)") }
    session = driver.appendingPathComponent(id)
  }

  func call(_ command: WebDriverCommand) async throws -> JSONValue {
    let url = command.path.isEmpty ? session : session.appendingPathComponent(command.path)
    return try await Self.send(command.method, url, command.parameters)
  }

  private static func send(
    _ method: String, _ url: URL, _ parameters: [String: JSONValue]
  ) async throws -> JSONValue {
    var request = URLRequest(url: url, timeoutInterval: 30)
    request.httpMethod = method
    request.httpBody = try JSONEncoder().encode(JSONValue.object(parameters))
    let (body, _) = try await URLSession.shared.data(for: request)
    let value = try JSONDecoder().decode(JSONValue.self, from: body)["value"] ?? .null
    if let error = value["error"]?.string {
      throw BrowserError.refused("\(error): \(value["message"]?.string ?? "")")
    }
    return value
  }
}
