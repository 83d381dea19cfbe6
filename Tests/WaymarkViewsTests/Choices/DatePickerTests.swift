// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

@MainActor
struct DatePickerTests {
  private let zurich = TimeZone(identifier: "Europe/Zurich") ?? .gmt
  /// 2026-05-01 07:30:15 UTC, half past nine in Zurich.
  private let start = Date(timeIntervalSince1970: 1_777_620_615)

  private func probe(
    _ remote: Remote<Date>, _ components: DatePickerComponents, in range: ClosedRange<Date>? = nil
  ) -> Probe {
    Probe(
      Remoted(start, remote) { $date in
        if let range {
          DatePicker("Start", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("Start", selection: $date, displayedComponents: components)
        }
      }
      .environment(\.timeZone, zurich))
  }

  private func change(_ probe: Probe, _ words: String) throws {
    try probe.graph.send(
      HostEvent(.changeDate(words), on: #require(probe.all(.dateField).first).id))
  }

  @Test(
    arguments: [
      ([.date, .hourAndMinute], "2026-05-01T09:30", "dateTime"), (.date, "2026-05-01", "date"),
      (.hourAndMinute, "09:30", "time"), ([], "2026-05-01T09:30", "dateTime"),
    ] as [(DatePickerComponents, String, String)])
  func `C7: a date is written as a clock on the wall of its time zone says it`(
    components: DatePickerComponents, words: String, kind: String
  ) {
    let probe = probe(Remote(), components)
    #expect(probe.text(.value, of: .dateField) == [words])
    #expect(probe.text(.components, of: .dateField) == [kind])
  }

  @Test(
    arguments: [
      (.date, "2026-06-02", 32 * 86400), (.hourAndMinute, "10:31", 3660),
      ([.date, .hourAndMinute], "2026-05-02T08:30", 82800),
      ([.date, .hourAndMinute], "2026-05-02T08:30:59", 82800),
    ] as [(DatePickerComponents, String, Double)])
  func `C7: what was not asked for stays as it was`(
    components: DatePickerComponents, words: String, later: Double
  ) throws {
    let remote = Remote<Date>()
    try change(probe(remote, components), words)
    #expect(remote.value == start.addingTimeInterval(later))
  }

  @Test(arguments: [
    "", "2026", "2026-02-30", "2026-13-01", "2026-00-10", "0000-01-01", "2026-5-1",
    "2026-05-01T09:30", "09:30", "2026-05-01 ", "2026-05-0१", "-026-05-01", "20260501",
    "2026-05-01-", String(repeating: "9", count: 5000),
  ])
  func `C7: words that are no day are refused`(words: String) {
    let remote = Remote<Date>()
    let probe = probe(remote, .date)
    #expect(throws: HostEventError.unsupported) { try change(probe, words) }
    #expect(remote.value == start)
  }

  @Test(arguments: ["24:00", "09:60", "9:30", "0930", "09:30:61", "09:30:", "2026-05-01", ":"])
  func `C7: words that are no time are refused`(words: String) {
    let remote = Remote<Date>()
    let probe = probe(remote, .hourAndMinute)
    #expect(throws: HostEventError.unsupported) { try change(probe, words) }
    #expect(remote.value == start)
  }

  @Test func `C7: what is out of bounds is brought into them`() throws {
    let remote = Remote<Date>()
    let bounds = start.addingTimeInterval(-86400)...start.addingTimeInterval(86400)
    let probe = probe(remote, .date, in: bounds)
    #expect(probe.text(.earliest, of: .dateField) == ["2026-04-30"])
    #expect(probe.text(.latest, of: .dateField) == ["2026-05-02"])
    try change(probe, "2026-07-01")
    #expect(remote.value == bounds.upperBound)
    try change(probe, "1999-07-01")
    #expect(remote.value == bounds.lowerBound)
  }

  @Test func `a time that the clock skips is taken for one that it has`() throws {
    let remote = Remote<Date>()
    let probe = probe(remote, [.date, .hourAndMinute])
    try change(probe, "2026-03-29T02:30")
    #expect(probe.text(.value, of: .dateField) == ["2026-03-29T03:30"])
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -1e13)])
  func `a date of any year can be written`(date: Date) {
    let text = WallClock(zurich, .date).text(of: date)
    #expect(text.split(separator: "-").count == 3 && text.utf8.count >= 10)
  }

  @Test func `a date picker is found by its label and given text`() {
    let remote = Remote<Date>()
    let app = XCUIApplication {
      Form {
        Remoted(Date(timeIntervalSince1970: 0), remote) { $date in
          DatePicker("Start", selection: $date, in: ...start, displayedComponents: .date)
          DatePicker("Off", selection: $date).disabled(true)
        }
      }
      .environment(\.timeZone, .gmt)
    }
    app.launch()
    app.datePickers["Start"].adjust(toPickerWheelValue: "1970-01-03")
    #expect(remote.value == Date(timeIntervalSince1970: 172800))
    #expect(app.datePickers["Start"].value as? String == "1970-01-03")
    #expect(!app.datePickers["Off"].isEnabled)
  }
}
