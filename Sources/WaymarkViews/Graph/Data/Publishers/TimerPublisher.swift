// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension Timer {
  /// Returns a publisher of the current date at an interval in seconds, which starts when it is
  /// connected, for example with `.autoconnect()`.
  ///
  /// On the main run loop the timer uses the main queue and ignores the mode.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at an interval, from its connection to its cancellation.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates at which the timer fires.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The tolerance of the interval in seconds.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a timer publisher that is not connected.
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

    /// Adds a subscriber, which receives dates once the timer is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer, which runs until the returned value is cancelled.
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
