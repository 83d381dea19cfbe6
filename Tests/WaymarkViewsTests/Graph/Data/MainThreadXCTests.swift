// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import XCTest

@testable import WaymarkViews

/// The use of the main thread while an app is served, and while a synchronous test waits.
final class MainThreadXCTests: XCTestCase {
  func testTimersFireWhileWorkOfTheMainActorWaits() {
    let fired = MainActor.assumeIsolated {
      MainThread.runLoop { () -> Int in
        let ticks = Ticks()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
          _ = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: true) { timer in
            let isEnough = MainActor.assumeIsolated { ticks.next() == 3 }
            guard isEnough else { return }
            timer.invalidate()
            done.resume()
          }
        }
        return ticks.count
      }
    }
    XCTAssertEqual(fired, 3)
  }

  func testTheMainQueueAndOtherThreadsAreServed() {
    let texts = MainActor.assumeIsolated {
      MainThread.runLoop { () -> [String] in
        let first = await Task.detached { "detached" }.value
        let second = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.002) {
            done.resume(returning: "queue")
          }
        }
        return [first, second]
      }
    }
    XCTAssertEqual(texts, ["detached", "queue"])
  }

  func testATaskMayNotRunTheLoop() async {
    XCTAssertFalse(MainThread.canRunLoop)
    let onMain = await MainActor.run { MainThread.canRunLoop }
    XCTAssertFalse(onMain)
  }
}

@MainActor
private final class Ticks {
  private(set) var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
