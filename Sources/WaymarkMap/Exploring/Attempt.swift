// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkViews

/// A fresh app in which moves are performed, with a clock and stored values of its own.
@MainActor
final class Attempt {
  let driver: Driver
  /// The failures of the moves.
  private(set) var failures: [String] = []

  /// Creates an app that is not running.
  init(_ start: @escaping Runtime.Start, _ links: MapLinks?) {
    weak var owner: Attempt?
    driver = Driver(
      clock: ManualClock(), at: SourcePlace(),
      record: { failure, _ in owner?.failures.append(failure) }, start: start)
    owner = self
    driver.failsOnDiagnostics = false
    driver.startDate = Date(timeIntervalSinceReferenceDate: 0)
    driver.address = { value in
      links?.path(value) ?? DeclaredName.of(value: value.base).map { ControlChoice.value + $0 }
    }
  }

  func end() { driver.terminate(at: SourcePlace()) }
}
