// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// The browser of a request, as its header fields describe it.
struct Visitor: Sendable {
  /// The secret of the browser; nil on its first visit.
  var browser: Secret?
  /// The size of the window, as the script reported it last, or else an estimate.
  var window = ElementFrame.usualWindow
  /// The ratio of the browser's text size to the default, as the script reported it.
  var wordScale = 1.0

  /// The visitor's IP address, as far as limits distinguish it; empty if it is unknown.
  var address = ""

  /// Creates a visitor.
  init(
    browser: Secret? = nil, window: ElementFrame = .usualWindow, wordScale: Double = 1,
    address: String = ""
  ) {
    self.address = address
    self.browser = browser
    self.window = window
    self.wordScale = wordScale
  }

  /// Reads the header fields of a request, whose browser is known by its verified cookie.
  ///
  /// A user agent that identifies a browser without "Mobi" is assumed to have a large window, so
  /// that the first page has the right layout.
  init(
    cookies: some Sequence<String>, agent: String?, browser: Secret? = nil, address: String = ""
  ) {
    self.address = address
    self.browser = browser
    if let noted = Self.window(in: cookies) {
      (window, wordScale) = noted
    } else if let agent, agent.contains("Mozilla/"), !agent.contains("Mobi") {
      window = ElementFrame(width: 1280, height: 800)
    }
  }

  /// Applies the visitor's window size and text size to an app.
  @MainActor
  func describe(to graph: ViewGraph) {
    graph.windowFrame = window
    graph.appearance.wordScale = wordScale
  }

  /// The name of the cookie with the window's width and height and the text size in percent, as
  /// `390x844x100`.
  static let windowCookie = "waymark-window"

  private static func window(in cookies: some Sequence<String>) -> (ElementFrame, Double)? {
    for field in cookies {
      for pair in field.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix("\(windowCookie)=") else { continue }
        let noted = pair.dropFirst(windowCookie.utf8.count + 1).prefix(20)
          .split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard noted.count == 3, let width = noted[0], let height = noted[1], let scale = noted[2]
        else { continue }
        let frame = ElementFrame(width: Double(width), height: Double(height))
        let appearance = Appearance(wordScale: Double(scale) / 100)
        if frame.isPlausible, appearance.isPlausible { return (frame, appearance.wordScale) }
      }
    }
    return nil
  }
}
