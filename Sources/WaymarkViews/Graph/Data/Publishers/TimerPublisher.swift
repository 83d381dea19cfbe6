// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension Timer {
  /// Publishes the date every so many seconds, once it is connected: `.autoconnect()`.
  ///
  /// On the main run loop it ticks with the main queue, whichever mode is given.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date every so many seconds, from its connection to its cancellation.
  public final class TimerPublisher: ConnectablePublisher {
    /// The times at which it fires.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Seconds between dates.
    public let interval: TimeInterval
    /// Seconds by which a date may be late.
    public let tolerance: TimeInterval?
    /// The loop that it ticks on.
    public let runLoop: RunLoop
    /// The loop's mode.
    public let mode: RunLoop.Mode
    /// The loop's options.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// A timer that does not tick yet.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Tells a subscriber each time, from when the timer is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer, which ends when what this gives is cancelled.
    public func connect() -> any Cancellable {
      runLoop.schedule(
        after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
        tolerance: .seconds(tolerance ?? 0), options: options
      ) { [dates] in
        dates.send(Date())
      }
    }
  }
}
