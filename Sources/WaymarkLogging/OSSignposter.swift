// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging
import Synchronization

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Measures how long parts of a program take, and logs the durations through swift-log.
///
/// Each event and the end of each interval log one message, at the `debug` level. The message is
/// the name, followed by the messages passed at the beginning and at the end. The metadata contain
/// `signpost`, which is `interval` or `event`; `id`, unless it is exclusive; and, for an interval,
/// `milliseconds`.
public struct OSSignposter: Sendable {
  /// A signposter that logs nothing.
  public static let disabled = OSSignposter(channel: nil)

  private static let lastID = Atomic<UInt64>(0)

  /// The destination of the messages; nil discards them.
  private let channel: LogChannel?

  private init(channel: LogChannel?) { self.channel = channel }

  /// Creates a signposter without a subsystem.
  public init() { channel = .shared }

  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Creates a signposter that logs to the same destination as a logger.
  public init(logger: Logger) { channel = logger.channel }

  /// Creates a signposter that logs to a log.
  public init(logHandle: OSLog) { channel = logHandle.channel }

  /// A Boolean value that indicates whether signposts are logged.
  ///
  /// True if the `debug` level is enabled.
  public var isEnabled: Bool { channel?.isEnabled(.debug) ?? false }

  /// Returns an identifier that no other call returns.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Returns the identifier of an object, which is the same for the lifetime of the object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Begins an interval.
  ///
  /// Pass the returned state to `endInterval` to end it.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, message: nil)
  }

  /// Begins an interval with a message, which is logged when the interval ends.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, message: isEnabled ? message() : nil)
  }

  /// Ends an interval and logs how long it took.
  ///
  /// Ending an interval twice logs an error instead.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    end(name, state, nil, file, function, line)
  }

  /// Ends an interval and logs how long it took, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    end(name, state, isEnabled ? message() : nil, file, function, line)
  }

  /// Logs an event.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(
      .debug, Self.text(name, []), metadata: Self.metadata("event", id), file: file,
      function: function, line: line)
  }

  /// Logs an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(
      .debug, Self.text(name, [message()]), metadata: Self.metadata("event", id), file: file,
      function: function, line: line)
  }

  /// Measures a task as an interval, which ends when the task returns or throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Measures a task as an interval with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }

  private func end(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata?,
    _ file: String, _ function: String, _ line: UInt
  ) {
    guard let duration = state.end() else {
      channel?.log(
        .error, "The interval \(name, privacy: .public) has already ended.",
        metadata: Self.metadata("interval", state.id), file: file, function: function, line: line)
      return
    }
    channel?.log(
      .debug, Self.text(name, [state.message, message].compactMap(\.self)),
      metadata: Self.metadata("interval", state.id, duration), file: file, function: function,
      line: line)
  }

  private static func text(_ name: StaticString, _ messages: [OSLogMessage]) -> OSLogMessage {
    let messages = messages.map(\.text).filter { !$0.isEmpty }
    let text = messages.isEmpty ? "" : ": \(messages.joined(separator: ", "))"
    return OSLogMessage(stringLiteral: "\(name)\(text)")
  }

  private static func metadata(
    _ kind: String, _ id: OSSignpostID, _ duration: Duration? = nil
  ) -> Logging.Logger.Metadata {
    var metadata: Logging.Logger.Metadata = ["signpost": .string(kind)]
    if id != .exclusive { metadata["id"] = "\(id.rawValue)" }
    if let duration {
      let milliseconds = duration / Duration.milliseconds(1)
      let format = OSLogFloatFormatting.fixed(precision: 3)
      metadata["milliseconds"] = .string(format.text(milliseconds))
    }
    return metadata
  }
}

/// The state of an interval that has begun, which ends it.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let message: OSLogMessage?
  private let start: Mutex<ContinuousClock.Instant?>

  init(id: OSSignpostID, message: OSLogMessage?) {
    self.id = id
    self.message = message
    start = Mutex(.now)
  }

  /// Ends the interval and returns its duration, or nil if it has already ended.
  func end() -> Duration? {
    start.withLock { start in
      guard let begun = start else { return nil }
      start = nil
      return .now - begun
    }
  }
}
#endif
