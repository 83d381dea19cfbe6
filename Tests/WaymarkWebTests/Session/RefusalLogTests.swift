// SPDX-License-Identifier: MIT

import Logging
import Testing

@testable import WaymarkWeb

@MainActor
@Suite(.timeLimit(.minutes(10))) struct RefusalLogTests {
  private let time = TestClock()
  private let lines = Lines()

  private var log: RefusalLog {
    RefusalLog(clock: time.clock) { [lines] _, line in lines.all.append(line) }
  }

  @Test func `a flood of refusals is a few lines, with their number (O6)`() async {
    let log = log
    for _ in 0..<100 { log.note(.sessions) }
    log.note(.malformed)
    time.advance(.seconds(10))
    while time.hourglass.count == 0 { await Task.yield() }
    time.hourglass.run()
    while lines.all.count < 3 { await Task.yield() }
    #expect(
      lines.all == [
        "1 refused or ended: pages beyond --session-limit.",
        "1 refused or ended: sockets that sent an invalid message.",
        "99 refused or ended: pages beyond --session-limit.",
      ])
  }

  @Test func `a line names the classes of addresses, not the addresses (O9)`() async {
    let log = log
    log.note(.sessions, from: "203.0.113.7")
    for address in ["203.0.113.7", "10.1.2.3", "127.0.0.1", "2001:db8:0:1", ""] {
      log.note(.sessions, from: address)
    }
    time.advance(.seconds(10))
    while time.hourglass.count == 0 { await Task.yield() }
    time.hourglass.run()
    while lines.all.count < 2 { await Task.yield() }
    #expect(
      lines.all == [
        "1 refused or ended: pages beyond --session-limit (addresses: 1 public).",
        "5 refused or ended: pages beyond --session-limit "
          + "(addresses: 1 loopback, 1 private, 2 public, 1 unknown).",
      ])
  }

  @Test(arguments: [
    ("127.0.0.1", AddressClass.loopback), ("0:0:0:0", .loopback), ("10.0.0.1", .private),
    ("172.15.0.1", .public), ("172.31.0.1", .private), ("192.168.1.1", .private),
    ("169.254.0.1", .private), ("100.64.0.1", .private), ("100.63.0.1", .public),
    ("fd00:1:2:3", .private), ("fe80:0:0:0", .private), ("2001:db8:0:0", .public),
    ("0:0:0:1", .public), ("8.8.8.8", .public), ("", .unknown), ("1.2.3", .unknown),
  ])
  func `an address has a class`(address: String, expected: AddressClass) {
    #expect(AddressClass(address) == expected)
  }

  @Test(arguments: Refusal.allCases)
  func `limits are warnings, and the faults of clients are notices`(reason: Refusal) {
    let isLimit = reason.rawValue.contains("beyond")
    #expect(reason.isLimit == isLimit && reason.level == (isLimit ? .warning : .notice))
  }

  @MainActor private final class Lines { var all: [String] = [] }
}
