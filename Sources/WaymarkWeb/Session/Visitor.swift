// SPDX-License-Identifier: MIT

import WaymarkRender

/// What a browser's request says of it.
struct Visitor: Sendable {
  /// What it shows of itself; nil on its first visit.
  var browser: Secret?
  /// The size of its window: what its script noted last, or else what is likely.
  var window = ElementFrame.usualWindow

  /// A browser.
  init(browser: Secret? = nil, window: ElementFrame = .usualWindow) {
    self.browser = browser
    self.window = window
  }

  /// Reads the fields of a request.
  ///
  /// A phone's browser says "Mobi" of itself; what calls itself a browser without that is taken for
  /// one with a large window, so that a first page comes in the right shape, too.
  init(cookies: some Sequence<String>, agent: String?) {
    browser = Secret(cookies: cookies)
    if let noted = Self.window(in: cookies) {
      window = noted
    } else if let agent, agent.contains("Mozilla/"), !agent.contains("Mobi") {
      window = ElementFrame(width: 1280, height: 800)
    }
  }

  /// The name of the cookie in which the script notes the window's size, as `390x844`.
  static let windowCookie = "waymark-window"

  private static func window(in cookies: some Sequence<String>) -> ElementFrame? {
    for field in cookies {
      for pair in field.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix("\(windowCookie)=") else { continue }
        let sides = pair.dropFirst(windowCookie.utf8.count + 1).prefix(16)
          .split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { continue }
        let frame = ElementFrame(width: Double(width), height: Double(height))
        if frame.isPlausible { return frame }
      }
    }
    return nil
  }
}
