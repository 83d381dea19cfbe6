// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

@MainActor
struct MultiDatePickerTests {
  /// 2026-05-01 07:30:15 UTC, a Friday.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_777_620_615)
  /// Three days later, at midnight.
  nonisolated private static let end = Date(timeIntervalSince1970: 1_777_852_800)

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private struct Picking<Content: View>: View {
    let days: Set<DateComponents>
    let remote: Remote<Set<DateComponents>>
    let picker: (Binding<Set<DateComponents>>) -> Content

    var body: some View {
      Remoted(days, remote) { $days in picker($days) }
        .environment(\.calendar, MultiDatePickerTests.calendar)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, .gmt)
    }
  }

  private let remote = Remote<Set<DateComponents>>()

  private func app<Content: View>(
    _ days: Set<DateComponents> = [Self.day(1)],
    picker: @escaping (Binding<Set<DateComponents>>) -> Content
  ) -> XCUIApplication {
    let remote = remote
    let app = XCUIApplication { Picking(days: days, remote: remote, picker: picker) }
    app.launch()
    return app
  }

  private func app() -> XCUIApplication {
    app { MultiDatePicker("Nights", selection: $0) }
  }

  private static func day(_ number: Int) -> DateComponents {
    DateComponents(year: 2026, month: 5, day: number)
  }

  private func chosen(_ app: XCUIApplication) -> [String] {
    app.buttons.allElementsBoundByIndex.filter(\.isSelected).map(\.label)
  }

  @Test func `a tap adds a day, and another removes it (C7)`() throws {
    let app = app()
    #expect(app.datePickers["Nights"].value == nil && chosen(app) == ["Friday 1 May"])
    app.buttons["Sunday 3 May"].tap()
    #expect(chosen(app) == ["Friday 1 May", "Sunday 3 May"])
    app.buttons["Friday 1 May"].tap()
    #expect(chosen(app) == ["Sunday 3 May"])
    let parts = try #require(remote.value?.first)
    #expect(remote.value?.count == 1 && parts.calendar?.identifier == .gregorian)
    #expect([parts.era, parts.year, parts.month, parts.day] == [1, 2026, 5, 3])
    #expect(parts.hour == nil && parts.weekday == nil)
    app.buttons["Sunday 3 May"].tap()
    #expect(remote.value == [])
  }

  @Test func `the month stays while days are chosen, whichever is the earliest (C7)`() {
    let app = app()
    app.buttons["Next Month"].tap()
    app.buttons["Monday 1 June"].tap()
    app.buttons["Previous Month"].tap()
    app.buttons["Friday 1 May"].tap()
    #expect(app.staticTexts["May 2026"].exists)
    app.buttons["Next Month"].tap()
    app.buttons["Monday 1 June"].tap()
    #expect(app.staticTexts["June 2026"].exists && remote.value == [])
  }

  @Test func `the month follows a selection until a person has chosen a day`() {
    let app = app()
    remote.value = [DateComponents(year: 2027, month: 2, day: 1)]
    #expect(app.staticTexts["February 2027"].exists)
    app.buttons["Tuesday 2 February"].tap()
    remote.value = [Self.day(1)]
    #expect(app.staticTexts["February 2027"].exists && chosen(app) == [])
  }

  @Test func `only days of the range can be chosen`() {
    let (start, end) = (Self.start, Self.end)
    let between = app { MultiDatePicker("Nights", selection: $0, in: start..<end) }
    let enabled = between.buttons.allElementsBoundByIndex.filter(\.isEnabled).map(\.label)
    #expect(enabled == ["Friday 1 May", "Saturday 2 May", "Sunday 3 May"])
    let later = app { MultiDatePicker("Nights", selection: $0, in: end...) }
    #expect(!later.buttons["Sunday 3 May"].isEnabled && later.buttons["Monday 4 May"].isEnabled)
    #expect(!later.buttons["Previous Month"].isEnabled && later.buttons["Next Month"].isEnabled)
    let earlier = app { MultiDatePicker("Nights", selection: $0, in: ..<end) }
    #expect(earlier.buttons["Sunday 3 May"].isEnabled && !earlier.buttons["Monday 4 May"].isEnabled)
    #expect(earlier.buttons["Previous Month"].isEnabled && !earlier.buttons["Next Month"].isEnabled)
    let empty = app { MultiDatePicker("Nights", selection: $0, in: end..<end) }
    #expect(empty.buttons.allElementsBoundByIndex.allSatisfy { !$0.isEnabled })
    let disabled = app { MultiDatePicker("Nights", selection: $0).disabled(true) }
    #expect(disabled.buttons.allElementsBoundByIndex.allSatisfy { !$0.isEnabled })
  }

  @Test func `components that are no day remain, and are not shown`() {
    let none: Set = [
      DateComponents(), DateComponents(year: 2026, month: 5), DateComponents(hour: 3),
      DateComponents(year: 1 << 40, month: 5, day: 1),
      DateComponents(year: .min, month: 5, day: 1),
      DateComponents(era: 1 << 40, year: 2026, month: 5, day: 1),
      DateComponents(year: 2026, month: .min, day: 1),
      DateComponents(year: 2026, month: 2, day: 30),
      DateComponents(year: 2026, month: 5, day: 1 << 40),
    ]
    let (start, end) = (Self.start, Self.end)
    let app = app(none) { MultiDatePicker("Nights", selection: $0, in: start..<end) }
    #expect(app.staticTexts["May 2026"].exists && chosen(app) == [])
    app.buttons["Friday 1 May"].tap()
    #expect(remote.value?.count == none.count + 1 && chosen(app) == ["Friday 1 May"])
  }

  @Test func `a message to it is not supported`() throws {
    let probe = Probe(MultiDatePicker("Nights", selection: .constant([])))
    let field = try #require(probe.all(.dateField).first)
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.changeDate("2026-05-01"), on: field.id))
    }
    #expect(field[.label] == "Nights" && field[.value] == nil)
  }

  // MARK: Days

  @Test func `a day is that of its own calendar, and of the month's time zone`() throws {
    let month = CalendarMonth(containing: Self.start, in: Self.calendar)
    let first = try #require(month.weeks.joined().compactMap { $0 }.first)
    for (identifier, zone) in [
      (.hebrew, .gmt), (.gregorian, TimeZone(identifier: "Asia/Tokyo")),
      (.japanese, TimeZone(identifier: "America/New_York")),
    ] as [(Calendar.Identifier, TimeZone?)] {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = .gmt
      var parts = calendar.dateComponents([.era, .year, .month, .day], from: first.date)
      calendar.timeZone = try #require(zone)
      parts.calendar = calendar
      parts.hour = 23
      #expect(month.start(of: parts) == month.start(of: first), "\(identifier)")
    }
    #expect(month.start(of: month.components(of: first)) == month.start(of: first))
  }
}
