// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine

/// A run loop runs what publishers are told to do on it: `receive(on: RunLoop.main)`.
///
/// The main one hands over to the main queue: off Apple platforms a program whose `main` is
/// asynchronous never runs the main loop, but always serves that queue.
extension RunLoop: @retroactive Scheduler {
  /// A date.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// Seconds between two dates.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The seconds.
      public var magnitude: TimeInterval

      /// The seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// So many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// So many seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// So many seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// So many seconds; nil if so many cannot be told exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      /// So many microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }

      /// Whether one is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// The sum of two.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
      /// The difference of two.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
      /// The product of two, both taken as numbers of seconds.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
      /// Adds another.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Takes another away.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by another, both taken as numbers of seconds.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }

    /// The date.
    public var date: Date

    /// A date.
    public init(_ date: Date) { self.date = date }

    /// How long it is from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The time that is later by so much.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.timeInterval)
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// The least tolerance: none.
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

  /// Runs an action at a time.
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

  /// Runs an action again and again, until what this gives is cancelled.
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
