// SPDX-License-Identifier: MIT

import Synchronization

@testable import WaymarkWeb

/// Clocks that a test sets.
final class TestClock: Sendable {
  private let times = Mutex((now: Duration.zero, processor: Duration.zero))
  let hourglass = Hourglass()
  /// What each reading of the processor's clock takes.
  let step = Mutex(Duration.zero)
  /// The times for which clients were told to wait.
  let delays = Mutex<[Duration]>([])

  var clock: ServerClock {
    ServerClock(
      now: { self.times.withLock { $0.now } },
      processorTime: {
        self.work(self.step.withLock { $0 })
        return self.times.withLock { $0.processor }
      },
      sleep: { delay in
        self.delays.withLock { $0.append(delay) }
        try await self.hourglass.sleep(delay)
      })
  }

  func advance(_ time: Duration) { times.withLock { $0.now += time } }

  func work(_ time: Duration) {
    times.withLock { times in
      times.now += time
      times.processor += time
    }
  }
}
