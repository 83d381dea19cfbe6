// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// A timeline follows the clock of the test.
@MainActor
struct TimelineTests {
  @Test func `content is evaluated at the dates of a schedule (D32)`() async {
    let begin = Date()
    let app = XCUIApplication {
      TimelineView(.periodic(from: begin, by: 2)) { context in
        Text("\(Int(context.date.timeIntervalSince(begin).rounded())) s")
      }
    }
    app.launch()
    #expect(app.staticTexts["0 s"].exists)
    await app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["2 s"].exists)
    await app.clock.advance(by: .seconds(7))
    #expect(app.staticTexts["8 s"].exists)
    app.terminate()
  }

  @Test func `before the first date it is shown, after the last one nothing waits (D32)`() async {
    let begin = Date()
    let dates = [1.0, 2].map { begin.addingTimeInterval($0) }
    let app = XCUIApplication {
      TimelineView(.explicit(dates)) { context in
        Text("\(Int(context.date.timeIntervalSince(begin).rounded()))")
      }
      TimelineView(.explicit([])) { _ in Text("none") }
      TimelineView(.animation(paused: true)) { _ in Text("paused") }
    }
    app.launch()
    #expect(app.staticTexts["1"].exists && app.staticTexts["none"].exists)
    await app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["1"].exists && app.clock.sleeperCount == 1)
    await app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["2"].exists && app.clock.sleeperCount == 0)
    app.terminate()
  }

  @Test func `content changes at most ten times a second (D32)`() async {
    let journal = Journal()
    let app = XCUIApplication {
      TimelineView(.animation) { _ in
        let _ = journal.note("content")
        Text("moving")
      }
    }
    app.launch()
    _ = journal.take()
    for _ in 0..<20 { await app.clock.advance(by: .milliseconds(50)) }
    #expect((9...10).contains(journal.take().count))
    app.terminate()
  }

  @Test func `content stands still in the background, and follows its data (D32)`() async {
    let remote = Remote<Int>()
    let begin = Date()
    let app = XCUIApplication {
      Remoted(1, remote) { $number in
        TimelineView(.periodic(from: begin, by: 1)) { context in
          Text("\(Int(context.date.timeIntervalSince(begin).rounded())), \(number)")
        }
      }
    }
    app.launch()
    remote.value = 2
    await app.clock.advance(by: .milliseconds(1))
    #expect(app.staticTexts["0, 2"].exists && app.clock.sleeperCount == 1)
    XCUIDevice.shared.press(.home)
    #expect(app.clock.sleeperCount == 0)
    await app.clock.advance(by: .seconds(5))
    app.activate()
    #expect(app.staticTexts["5, 2"].exists)
    await app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["6, 2"].exists && app.clock.sleeperCount == 1)
    app.terminate()
    #expect(app.clock.sleeperCount == 0)
  }

  // MARK: Schedules

  private struct Dates: TimelineSchedule {
    let seconds: [Double]

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `dates that are not in order, or too close, are skipped`() {
    var clock = TimelineClock(Dates(seconds: [1, 1, 0, 3, 3.05, 4]), at: date(1))
    #expect(clock.date == date(1) && clock.nextChange == date(3))
    clock.advance(to: date(3))
    #expect(clock.date == date(3) && clock.nextChange == date(3.1))
    clock.advance(to: date(3.1))
    #expect(clock.date == date(3.05) && clock.nextChange == date(4))
    clock.advance(to: date(9))
    #expect(clock.date == date(4) && clock.nextChange == nil)
  }

  @Test func `a schedule is asked again after a long time, and ends if it has nothing later`() {
    var clock = TimelineClock(.periodic(from: date(0), by: 0.1), at: date(0))
    clock.advance(to: date(1_000_000))
    #expect(abs(clock.date.timeIntervalSince(date(1_000_000))) < 0.11)
    #expect(clock.nextChange.map { $0 > date(1_000_000) } == true)
    let endless = TimelineClock(
      .explicit(repeatElement(date(5), count: 1_000_000)), at: date(9))
    #expect(endless.date == date(5) && endless.nextChange == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9] as [Double])
  func `an interval is at least a tenth of a second`(interval: Double) {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: interval)
    let entries = Array(schedule.entries(from: date(0), mode: .normal).prefix(2))
    #expect(entries == [date(0), date(interval == .infinity ? 1e9 : 0.1)])
  }

  @Test func `minutes begin with the clock`() {
    let dates = EveryMinuteTimelineSchedule().entries(from: date(90), mode: .normal).prefix(2)
    #expect(Array(dates) == [date(60), date(120)])
  }

  @Test(arguments: [Date.distantFuture, Date(timeIntervalSinceReferenceDate: .infinity)])
  func `what is due in centuries is not waited for`(last: Date) {
    #expect(TimelineClock(.explicit([date(0), last]), at: date(1)).nextChange == nil)
  }
}
