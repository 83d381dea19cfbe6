// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine

/// Schedules the work of publishers on a run loop: `receive(on: RunLoop.main)`.
///
/// The main run loop delegates to the main queue: off Apple platforms, a program with an
/// asynchronous `main` never runs the main run loop but always serves that queue.
extension RunLoop: @retroactive Scheduler {
  /// A date as a scheduler time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The distance between two dates in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The number of seconds.
      public var magnitude: TimeInterval

      /// The number of seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a stride from a number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Creates a stride from a number of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// Creates a stride from a number of seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// Creates a stride from a number of seconds, or returns nil if it cannot be represented
      /// exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      /// Returns a stride of a number of seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// Returns a stride of a number of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// Returns a stride of a number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// Returns a stride of a number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// Returns a stride of a number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

      /// Whether one stride is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// The sum of two strides.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
      /// The difference of two strides.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
      /// The product of two strides, both as numbers of seconds.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
      /// Adds another stride.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Subtracts another stride.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by another stride, both as numbers of seconds.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }

    /// The date.
    public var date: Date

    /// Creates a scheduler time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the distance from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the time at a distance from this time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }
  }

  /// The options of a run loop, of which there are none.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private func queueTime(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow)))
  }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
    let work = ScheduledWork(action)
    perform { work.run() }
  }

  /// Runs an action at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: queueTime(date), tolerance: .seconds(tolerance.timeInterval), action)
    }
    let work = ScheduledWork(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs an action repeatedly until the returned value is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: queueTime(date), interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), action)
    }
    let work = ScheduledWork(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      work.run()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
