// SPDX-License-Identifier: MIT

import Testing
import WaymarkLogging

// The logging samples of the guide to imports.

private let logger = Logger(subsystem: "com.example.guide", category: "journal")

func save(_ hikes: [String], of name: String) {
  logger.info("Saving \(hikes.count) hikes of \(name)")
  logger.debug("The first is \(hikes.first ?? "none", privacy: .public)")
}

func names(in lines: [String]) -> [String] {
  let signposter = OSSignposter(logger: logger)
  return signposter.withIntervalSignpost("Names", "\(lines.count) lines") {
    lines.map { $0.uppercased() }
  }
}

struct ImportsLoggingTests {
  @Test func `a measured task returns its result`() {
    save(["Ridge"], of: "Ann")
    #expect(names(in: ["Ridge"]) == ["RIDGE"])
  }
}
