// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Dispatch
public import OpenCombine

/// A queue runs what publishers are told to do on it: `receive(on: DispatchQueue.main)`.
extension DispatchQueue: @retroactive Scheduler {
  /// A time of the system's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// Nanoseconds between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      /// The nanoseconds.
      public var magnitude: Int

      /// The same as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// As long as one of Dispatch's; one without end is as long as can be.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      /// So many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// So many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// So many seconds; nil if so many cannot be told exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        self = .seconds(count)
      }

      /// So many seconds.
      public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
      /// So many seconds.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1_000_000_000).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (s < 0 ? .min : .max))
      }
      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
      /// So many microseconds.
      public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      private static func scaled(_ count: Int, _ unit: Int) -> Stride {
        let (product, isTooMuch) = count.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: isTooMuch ? (count < 0 ? .min : .max) : product)
      }

      /// Whether one is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// The sum of two.
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      /// The difference of two.
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      /// The product of two, both taken as numbers of seconds.
      public static func * (a: Stride, b: Stride) -> Stride {
        .seconds(Double(a.magnitude) / 1_000_000_000 * Double(b.magnitude) / 1_000_000_000)
      }
      /// Adds another.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Takes another away.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by another, both taken as numbers of seconds.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }

    /// The same as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// A time of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// How long it is from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let from = Int(clamping: dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Int(clamping: other.dispatchTime.uptimeNanoseconds) - from)
    }

    /// The time that is later by so much.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Feeds the time to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// How a piece of work is run.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// Its flags.
    public var flags: DispatchWorkItemFlags
    /// The group it belongs to.
    public var group: DispatchGroup?

    /// Options, all of which may be left out.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The least tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  /// Runs an action again and again, until what this gives is cancelled.
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

// Proof: whoever schedules an action gives it away, as Combine's operators do; a queue or run loop
// of one thread runs it, one run after the other.
struct ScheduledWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
