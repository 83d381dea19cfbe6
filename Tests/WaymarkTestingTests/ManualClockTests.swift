// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct ManualClockTests {
  @Test func `time passes only when it is advanced`() async throws {
    let clock = ManualClock()
    var heard: [String] = []
    func sleeper(_ name: String, _ seconds: Int) -> Task<Void, any Error> {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        heard.append(name)
      }
    }
    let tasks = [sleeper("late", 3), sleeper("soon", 1), sleeper("later", 9)]
    await clock.advance(by: .milliseconds(999))
    #expect(heard.isEmpty && clock.sleeperCount == 3)
    await clock.advance(by: .seconds(3))
    #expect(heard == ["soon", "late"])
    #expect(clock.now.offset == .milliseconds(3999))
    tasks[2].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[2].value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a loop that sleeps ticks as often as it would in real time`() async {
    let clock = ManualClock()
    var ticks: [Duration] = []
    let loop = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks.append(clock.now.offset)
      }
    }
    await clock.advance(by: .milliseconds(3500))
    #expect(ticks == [.seconds(1), .seconds(2), .seconds(3)])
    loop.cancel()
  }

  @Test func `a time that has come does not wait`() async throws {
    let clock = ManualClock()
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(for: .zero)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `a cancelled task does not begin to sleep`() async {
    let clock = ManualClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}
