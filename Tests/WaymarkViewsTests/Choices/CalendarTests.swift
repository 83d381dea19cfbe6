// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// The graphical style of date pickers.
@MainActor
struct CalendarTests {
  /// 2026-05-01 07:30:15 UTC, a Friday.
  private static let start = Date(timeIntervalSince1970: 1_777_620_615)

  private static func calendar(_ locale: String, _ zone: TimeZone = .gmt) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), zone)
    return calendar
  }

  private struct Picking: View {
    let range: ClosedRange<Date>
    let components: DatePickerComponents
    let remote: Remote<Date>

    var body: some View {
      Remoted(CalendarTests.start, remote) { $date in
        DatePicker("Start", selection: $date, in: range, displayedComponents: components)
          .datePickerStyle(.graphical)
      }
      .environment(\.calendar, CalendarTests.calendar("en_GB"))
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, .gmt)
    }
  }

  private func app(
    _ remote: Remote<Date>, _ components: DatePickerComponents = .date,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture
  ) -> XCUIApplication {
    let app = XCUIApplication { Picking(range: range, components: components, remote: remote) }
    app.launch()
    return app
  }

  @Test func `a day is chosen in a month, at the same time (C7)`() {
    let remote = Remote<Date>()
    let app = app(remote)
    #expect(app.staticTexts["May 2026"].exists)
    #expect(app.buttons["Friday 1 May"].isSelected && !app.buttons["Saturday 2 May"].isSelected)
    app.buttons["Saturday 2 May"].tap()
    #expect(remote.value == Self.start.addingTimeInterval(86400))
    #expect(app.buttons["Saturday 2 May"].isSelected && !app.buttons["Friday 1 May"].isSelected)
    #expect(app.datePickers["Start"].value as? String == "2026-05-02")
  }

  @Test func `other months are reached step by step, and that of a new selection (C7)`() {
    let remote = Remote<Date>()
    let app = app(remote)
    app.buttons["Next Month"].tap()
    app.buttons["Next Month"].tap()
    #expect(app.staticTexts["July 2026"].exists && app.buttons["Friday 31 July"].exists)
    #expect(!app.buttons.allElementsBoundByIndex.contains { $0.isSelected })
    app.datePickers["Start"].adjust(toPickerWheelValue: "2026-01-31")
    #expect(app.staticTexts["January 2026"].exists)
    app.buttons["Previous Month"].tap()
    app.buttons["Wednesday 31 December"].tap()
    #expect(app.datePickers["Start"].value as? String == "2025-12-31")
  }

  @Test func `days and months out of range cannot be chosen, a time is clamped (C7)`() {
    let remote = Remote<Date>()
    // To 06:00 on the fourth.
    let last = Date(timeIntervalSince1970: 1_777_874_400)
    let app = app(remote, in: Self.start...last)
    #expect(!app.buttons["Previous Month"].isEnabled && !app.buttons["Next Month"].isEnabled)
    #expect(!app.buttons["Tuesday 5 May"].isEnabled && app.buttons["Friday 1 May"].isEnabled)
    app.buttons["Monday 4 May"].tap()
    #expect(remote.value == last)
  }

  @Test func `a time has its own field (C7)`() {
    let remote = Remote<Date>()
    let app = app(remote, [.date, .hourAndMinute])
    app.datePickers["Time"].adjust(toPickerWheelValue: "08:45")
    #expect(app.datePickers["Start"].value as? String == "2026-05-01T08:45")
    let time = self.app(remote, .hourAndMinute)
    #expect(time.datePickers["Start"].value as? String == "07:30" && time.buttons.count == 0)
  }

  @Test func `a disabled picker has disabled days`() {
    let app = XCUIApplication {
      DatePicker("Start", selection: .constant(Self.start), displayedComponents: .date)
        .datePickerStyle(.graphical).disabled(true)
    }
    app.launch()
    #expect(app.buttons.count > 28)
    #expect(app.buttons.allElementsBoundByIndex.allSatisfy { !$0.isEnabled })
  }

  // MARK: Months

  @Test(
    arguments: [
      ("en_US", "Sun", [nil, nil, nil, nil, nil, 1, 2], 6),
      ("de_CH", "Mo", [nil, nil, nil, nil, 1, 2, 3], 5),
    ] as [(String, String, [Int?], Int)])
  func `weeks begin with the first weekday of the calendar`(
    locale: String, weekday: String, week: [Int?], count: Int
  ) {
    let month = CalendarMonth(containing: Self.start, in: Self.calendar(locale))
    #expect(month.weekdays.count == 7 && month.weekdays.first?.hasPrefix(weekday) == true)
    #expect(month.weeks.first?.map { $0?.number } == week && month.weeks.count == count)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.weeks.joined().compactMap { $0?.number } == Array(1...31))
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e13)])
  func `every date has a month`(date: Date) {
    let zones: [TimeZone] = [.gmt, TimeZone(identifier: "Pacific/Apia") ?? .gmt]
    for identifier in [Calendar.Identifier.gregorian, .hebrew, .islamicCivil, .chinese] {
      for zone in zones {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = zone
        let month = CalendarMonth(containing: date, in: calendar)
        #expect(month.weeks.allSatisfy { $0.count == 7 } && !month.title.isEmpty)
        _ = month.later(by: 1, in: .distantPast ... .distantFuture)
      }
    }
  }

  @Test func `a day without its midnight, or that is skipped, does no harm`() throws {
    // In Apia, the 30th of December 2011 was skipped; in São Paulo, 2017-10-15 began at one.
    for (zone, year, month, count) in [
      ("Pacific/Apia", 2011, 12, 31), ("America/Sao_Paulo", 2017, 10, 31),
    ] {
      let calendar = Self.calendar("en_US", try #require(TimeZone(identifier: zone)))
      let parts = DateComponents(year: year, month: month, day: 20)
      let shown = CalendarMonth(containing: try #require(calendar.date(from: parts)), in: calendar)
      let days = shown.weeks.joined().compactMap { $0 }
      #expect((count - 1...count).contains(Set(days.map(\.number)).count))
      for day in days {
        let date = shown.date(on: day, at: Self.start)
        #expect(calendar.isDate(date, inSameDayAs: day.date), "\(zone) \(day.number)")
      }
    }
  }
}
