// SPDX-License-Identifier: MIT

import Synchronization
import Testing

@testable import WaymarkWeb

@MainActor
@Suite struct RefusalLogTests {
  @Test func `a flood of refusals is a few lines, with their number (O6)`() {
    let clock = Clock()
    var lines: [String] = []
    let log = RefusalLog(now: { clock.time }, write: { lines.append($0) })
    for _ in 0..<100 { log.note(.sessions) }
    log.note(.malformed)
    clock.advance(.seconds(10))
    log.note(.sessions)
    log.note(.sessions)
    #expect(
      lines == [
        "1 refused or ended: pages beyond --session-limit.",
        "1 refused or ended: sockets that sent an invalid message.",
        "100 refused or ended: pages beyond --session-limit.",
      ])
  }

  private final class Clock: Sendable {
    private let value = Mutex(Duration.zero)
    var time: Duration { value.withLock { $0 } }
    func advance(_ time: Duration) { value.withLock { $0 += time } }
  }
}
