// SPDX-License-Identifier: MIT

/// The current date of a schedule, and the next one.
struct TimelineClock {
  /// The shortest time in seconds between two changes.
  static let shortest = 0.1
  /// The number of dates that one step skips before it asks the schedule for later ones.
  private static let skipped = 10_000

  /// The last date that has come, or the first one if none has.
  private(set) var date: Date
  private var upcoming: Date?
  private let following: (Date) -> AnyIterator<Date>
  private var dates: AnyIterator<Date>
  /// The time of the last change.
  private var changed: Date

  /// Starts a schedule at a time; without any date, that time is shown.
  init(_ schedule: some TimelineSchedule, at now: Date) {
    following = { AnyIterator(schedule.entries(from: $0, mode: .normal).makeIterator()) }
    dates = following(now)
    date = dates.next() ?? now
    changed = now
    upcoming = dates.next()
    advance(to: now)
  }

  /// The time at which the next date is due; nil if there is none, or not for centuries.
  var nextChange: Date? {
    guard let upcoming, upcoming < .distantFuture else { return nil }
    return max(upcoming, changed.addingTimeInterval(Self.shortest))
  }

  /// Goes to the last date up to a time.
  mutating func advance(to now: Date) {
    if skip(to: now) { return }
    dates = following(now)
    upcoming = dates.next()
    // A schedule without later dates has ended.
    if !skip(to: now) { upcoming = nil }
  }

  /// Skips dates up to a time; returns false if there are too many.
  private mutating func skip(to now: Date) -> Bool {
    // Dates are fractions of a second: tolerate ticks that are early through rounding.
    let due = now.addingTimeInterval(0.000_5)
    var count = 0
    while let next = upcoming, next <= due || next <= date {
      guard count < Self.skipped else { return false }
      if next > date { (date, changed) = (next, now) }
      count += 1
      upcoming = dates.next()
    }
    return true
  }
}
