// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import WaymarkHeadless
import WaymarkViews

/// The time of an app that first receives a recording, and then continues.
///
/// It follows a manual clock until the recording has been performed, which is then now.
final class ReplayTime: Sendable {
  private let clock: ManualClock
  private let begin: Date
  /// The time that had passed when real time began; nil until then.
  private let end = Mutex<(elapsed: Duration, at: ContinuousClock.Instant)?>(nil)

  /// Creates the time of a recording of a length in milliseconds.
  init(_ clock: ManualClock, _ length: Int) {
    self.clock = clock
    begin = Date(timeIntervalSinceNow: -Double(length) / 1000)
  }

  /// The time since the app began.
  var elapsed: Duration {
    guard let end = end.withLock({ $0 }) else { return clock.now.offset }
    return end.elapsed + (.now - end.at)
  }

  /// The time for the views.
  var graphTime: GraphTime {
    GraphTime { [self] in
      begin.addingTimeInterval(elapsed / .seconds(1))
    } sleep: { [self] date in
      let deadline = Duration.seconds(date.timeIntervalSince(begin))
      if end.withLock({ $0 == nil }) {
        try await clock.sleep(until: ManualClock.Instant(offset: deadline))
      }
      // The rest of a sleep during which real time began.
      if end.withLock({ $0 != nil }) {
        try await Task.sleep(for: max(.milliseconds(1), deadline - elapsed))
      }
    }
  }

  /// Lets the time pass as it really does.
  func continueAsRealTime() {
    end.withLock { $0 = (clock.now.offset, .now) }
    while clock.wakeNext(until: ManualClock.Instant(offset: .seconds(1_000_000_000))) {}
  }
}
