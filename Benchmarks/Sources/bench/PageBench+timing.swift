// SPDX-License-Identifier: MIT

import ChromiumDriver

extension PageBench {
  /// Runs a body with a page that has no cache and no cookies, once its socket is open.
  ///
  /// The page has the size of a phone if it is emulated, else that of the browser's window.
  func onPage(
    _ address: String, isEmulated: Bool = true,
    _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    let page = try await browser.newPage()
    try await page.addScript(Self.clock)
    do {
      if !isEmulated { try await page.resetViewport() }
      // The browser prepares the window and a process for the page, which keeps both cores busy.
      try await Task.sleep(for: .milliseconds(400))
      try await page.open(address)
      try await page.wait(until: "'live' in document.body.dataset")
      try await body(page)
    } catch {
      await page.close()
      throw error
    }
    await page.close()
  }

  /// Clicks an element, and returns the milliseconds from the click until the frame that shows the
  /// change is painted.
  ///
  /// The change is a condition in JavaScript on `change`, a record of a mutation.
  mutating func time(
    _ page: ChromiumPage, click selector: String, until change: String
  ) async throws -> Double {
    try await page.evaluate("startClock(change => \(change))")
    let middle = try await page.middle(selector)
    // A person's click takes about so long, and ends at any time between two frames.
    clicks += 1
    let time = 60 + clicks * 37 % 61
    try await page.click(x: middle.x, y: middle.y, holding: .milliseconds(time))
    try await page.wait(until: "paintedAfter !== null")
    return try await page.evaluate("paintedAfter").number ?? .nan
  }

  /// Notes in the page when it becomes usable, when changes are painted, and counts frames.
  ///
  /// A message that is posted in a frame's callback arrives after the frame is painted.
  private static let clock = """
    window.liveSince = null;
    window.paintedAfter = null;
    const noteLive = () => {
      if (liveSince === null && document.body && 'live' in document.body.dataset) {
        liveSince = performance.now();
      }
    };
    new MutationObserver(noteLive).observe(document,
      {subtree: true, childList: true, attributeFilter: ['data-live']});
    window.startClock = condition => {
      paintedAfter = null;
      let start;
      addEventListener('click', event => { start = event.timeStamp },
        {capture: true, once: true});
      const observer = new MutationObserver(changes => {
        if (start === undefined || !changes.some(condition)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => { paintedAfter = performance.now() - start };
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, {subtree: true, childList: true, attributes: true});
    };
    window.frames = {};
    window.WebSocket = class extends WebSocket {
      constructor(...all) {
        super(...all);
        this.addEventListener('message', () => { frames.messages += 1 });
      }
    };
    // Counts frames for some milliseconds, from the first one of the next animation, for which the
    // browser computes all layers.
    window.countFrames = duration => {
      const counted = window.frames = {messages: 0, number: 0, longest: 0};
      let begin, start, last;
      const next = now => {
        if (!document.getAnimations().length && begin === undefined) {
          return requestAnimationFrame(next);
        }
        if (begin === undefined) {
          begin = now;
          return requestAnimationFrame(next);
        }
        if (start === undefined) {
          start = now;
          counted.first = now - begin;
        } else {
          counted.number += 1;
          counted.longest = Math.max(counted.longest, now - last);
        }
        last = now;
        if (now - start < duration) return requestAnimationFrame(next);
        counted.seconds = (now - start) / 1000;
      };
      requestAnimationFrame(next);
    };
    """
}
