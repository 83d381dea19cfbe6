// SPDX-License-Identifier: MIT

import Testing
import WaymarkLogging

// What the guide to imports shows of logs.

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
  @Test func `a task that is measured returns what it would`() {
    save(["Ridge"], of: "Ann")
    #expect(names(in: ["Ridge"]) == ["RIDGE"])
  }
}
