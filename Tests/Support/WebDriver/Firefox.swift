// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation

/// A headless Firefox, driven by its own protocol for WebDriver, Marionette.
public enum Firefox {
  /// The path of a browser: the value of `$FIREFOX`, or one of the usual names in `$PATH`; nil if
  /// there is none.
  public static let path = Executable.path(of: ["firefox-esr", "firefox"], variable: "FIREFOX")

  /// Starts a browser with an empty page.
  ///
  /// - Throws: ``BrowserError`` if there is none or if it does not respond, and the errors of
  ///   `Process`.
  public static func launch() async throws -> WebDriverPage {
    guard let path else { throw BrowserError.notFound("Firefox", variable: "FIREFOX") }
    let process = try BrowserProcess(
      script: """
        launch "$1" --headless --no-remote --marionette --profile "$folder" about:blank
        """,
      arguments: [path], files: ["user.js": preferences])
    do {
      let port = try await process.number(in: "MarionetteActivePort")
      let transport = try MarionetteTransport(port: port)
      try await transport.begin()
      return try await WebDriverPage(transport: transport, process: process)
    } catch {
      await process.end()
      throw error
    }
  }

  // A free port, and nothing that concerns other servers. Marionette itself sets more. Also in
  // versions with scroll timelines, the client's substitute for them is tested.
  private static let preferences = """
    user_pref("marionette.port", 0);
    user_pref("app.normandy.enabled", false);
    user_pref("app.update.auto", false);
    user_pref("browser.aboutwelcome.enabled", false);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    user_pref("layout.css.scroll-driven-animations.enabled", false);
    user_pref("toolkit.telemetry.enabled", false);
    """
}
