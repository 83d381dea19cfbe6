// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// What a browser's request says of it.
struct Visitor: Sendable {
  /// What it shows of itself; nil on its first visit.
  var browser: Secret?
  /// The size of its window: what its script noted last, or else what is likely.
  var window = ElementFrame.usualWindow
  /// How many times as large as usual its words are, as its script noted.
  var wordScale = 1.0

  /// A browser.
  init(browser: Secret? = nil, window: ElementFrame = .usualWindow, wordScale: Double = 1) {
    self.browser = browser
    self.window = window
    self.wordScale = wordScale
  }

  /// Reads the fields of a request.
  ///
  /// A phone's browser says "Mobi" of itself; what calls itself a browser without that is taken for
  /// one with a large window, so that a first page comes in the right shape, too.
  init(cookies: some Sequence<String>, agent: String?) {
    browser = Secret(cookies: cookies)
    if let noted = Self.window(in: cookies) {
      (window, wordScale) = noted
    } else if let agent, agent.contains("Mozilla/"), !agent.contains("Mobi") {
      window = ElementFrame(width: 1280, height: 800)
    }
  }

  /// Tells an app what is known of who sees it.
  @MainActor
  func describe(to graph: ViewGraph) {
    graph.windowFrame = window
    graph.appearance.wordScale = wordScale
  }

  /// The name of the cookie in which the script notes the window's size and, in hundredths of the
  /// usual size, that of words, as `390x844x100`.
  static let windowCookie = "waymark-window"

  private static func window(in cookies: some Sequence<String>) -> (ElementFrame, Double)? {
    for field in cookies {
      for pair in field.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix("\(windowCookie)=") else { continue }
        let noted = pair.dropFirst(windowCookie.utf8.count + 1).prefix(20)
          .split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard noted.count == 3, let width = noted[0], let height = noted[1], let words = noted[2]
        else { continue }
        let frame = ElementFrame(width: Double(width), height: Double(height))
        let appearance = Appearance(wordScale: Double(words) / 100)
        if frame.isPlausible, appearance.isPlausible { return (frame, appearance.wordScale) }
      }
    }
    return nil
  }
}
