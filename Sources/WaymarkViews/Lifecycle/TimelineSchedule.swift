// SPDX-License-Identifier: MIT

public import Foundation

/// How often a timeline may change.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule asks for, which is the mode of all hosts.
  case normal
  /// Less often, on a display that is dimmed.
  case lowFrequency
}

/// The dates at which a ``TimelineView`` changes.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a timeline may change.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates, in ascending order; the first one is the last one up to the start.
  ///
  /// The sequence may be infinite. The view takes no more of it than it needs.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The dates at a fixed interval from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let begin: Date
    fileprivate let interval: TimeInterval
    fileprivate var step: Double

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { step += 1 }
      return begin.addingTimeInterval(step * interval)
    }
  }

  private let begin: Date
  private let interval: TimeInterval

  /// Creates a schedule from a start and an interval in seconds.
  ///
  /// The interval is at least a tenth of a second and at most 1e9 seconds; one that is not a number
  /// counts as a tenth.
  public init(from startDate: Date, by interval: TimeInterval) {
    begin = startDate
    let shortest = TimelineClock.shortest
    self.interval = interval >= shortest ? min(interval, 1e9) : shortest
  }

  /// Returns the dates from the last one up to a date, or from the start if it is later.
  ///
  /// Ignored: `mode` (no host asks for fewer dates).
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Dates are fractions of a second: tolerate ticks that are early through rounding.
    let steps = ((startDate.timeIntervalSince(begin) + 0.000_5) / interval).rounded(.down)
    return Entries(begin: begin, interval: interval, step: steps > 0 ? steps : 0)
  }
}

/// The beginnings of the minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the beginnings of the minutes, from that of a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // All time zones in use are whole minutes from the reference date.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// The dates of a given sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates.
  ///
  /// Ignored: `startDate`, `mode` (the dates are what they are).
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Dates in quick succession.
///
/// A host that shows the app in a browser sends each change over a connection, so the interval is
/// at least a tenth of a second. For smooth motion, animate a change (`withAnimation`,
/// `keyframeAnimator`), which the browser plays by itself.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool
    fileprivate var isFirst = true

    /// Returns the next date; nil after the first one if the schedule is paused.
    public mutating func next() -> Date? {
      defer { isFirst = false }
      return isPaused && !isFirst ? nil : dates.next()
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with a minimum interval in seconds, which has no effect below a tenth.
  ///
  /// A paused schedule has a single date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? TimelineClock.shortest
    isPaused = paused
  }

  /// Returns the dates from a date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode),
      isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The dates at a fixed interval in seconds, which is at least a tenth, from a start.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of the minutes.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates in quick succession: ten a second.
  public static var animation: Self { Self() }

  /// Dates in quick succession, with a minimum interval in seconds, unless they are paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates of a sequence in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
