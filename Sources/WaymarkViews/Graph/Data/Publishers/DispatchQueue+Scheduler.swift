// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Dispatch
public import OpenCombine

/// Schedules the work of publishers on a queue: `receive(on: DispatchQueue.main)`.
extension DispatchQueue: @retroactive Scheduler {
  /// A time of the system clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The distance between two times in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The stride as a Dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a stride from a Dispatch interval; `never` becomes the longest stride.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// Creates a stride from a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a stride from a number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a stride from a number of seconds, or returns nil if it cannot be represented
      /// exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        self = .seconds(count)
      }

      /// Returns a stride of a number of seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
      /// Returns a stride of a number of seconds.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1_000_000_000).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (s < 0 ? .min : .max))
      }
      /// Returns a stride of a number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
      /// Returns a stride of a number of microseconds.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
      /// Returns a stride of a number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      private static func scaled(_ count: Int, _ unit: Int) -> Stride {
        let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: isTooMuch ? (count < 0 ? .min : .max) : product)
      }

      /// Whether one stride is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// The sum of two strides.
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      /// The difference of two strides.
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      /// The product of two strides, both as numbers of seconds.
      public static func * (a: Stride, b: Stride) -> Stride {
        .seconds(Double(a.magnitude) / 1_000_000_000 * Double(b.magnitude) / 1_000_000_000)
      }
      /// Adds another stride.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Subtracts another stride.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by another stride, both as numbers of seconds.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }

    /// The time as a Dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a time from a Dispatch time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the distance from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let from = Int(clamping: dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Int(clamping: other.dispatchTime.uptimeNanoseconds) - from)
    }

    /// Returns the time at a distance from this time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// The options of scheduled work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs an action at a given time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs an action repeatedly until the returned value is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { work.run() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}

// Proof: the caller transfers ownership of the action, as Combine's operators do. A serial queue or
// a run loop runs it, one run after another.
struct ScheduledWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
