// SPDX-License-Identifier: MIT

#if !canImport(os)
import Logging
import Synchronization

/// What a signpost says beside its name.
public typealias SignpostMetadata = OSLogMessage

/// Measures how long parts of a program take, and logs it through swift-log.
///
/// The end of an interval and an event are one message each, at the level `debug`. The message is
/// the name, with what was said at the beginning and at the end. Metadata are `signpost`, which is
/// `interval` or `event`; `id`, unless it is exclusive; and `milliseconds`, for an interval.
public struct OSSignposter: Sendable {
  /// A signposter that logs nothing.
  public static let disabled = OSSignposter(channel: nil)

  private static let lastID = Atomic<UInt64>(0)

  /// Where messages go; nil if nowhere.
  private let channel: LogChannel?

  private init(channel: LogChannel?) { self.channel = channel }

  /// A signposter for what has no subsystem.
  public init() { channel = .shared }

  /// A signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {
    channel = LogChannel(subsystem: subsystem, category: category)
  }

  /// A signposter of a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A signposter that logs where a logger does.
  public init(logger: Logger) { channel = logger.channel }

  /// A signposter that logs to a log.
  public init(logHandle: OSLog) { channel = logHandle.channel }

  /// Whether signposts are logged: whether the level `debug` is.
  public var isEnabled: Bool { channel?.isEnabled(.debug) ?? false }

  /// An identifier that no other call returns.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// The identifier of an object, the same for as long as it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Begins an interval, which what this returns ends.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, message: nil)
  }

  /// Begins an interval with a message, which is logged at the end.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, message: isEnabled ? message() : nil)
  }

  /// Ends an interval and logs how long it took.
  ///
  /// One that has ended already is logged as an error instead.
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

  /// Logs that something has happened.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(
      .debug, Self.text(name, []), metadata: Self.metadata("event", id), file: file,
      function: function, line: line)
  }

  /// Logs that something has happened, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, file: String = #fileID,
    function: String = #function, line: UInt = #line
  ) {
    channel?.log(
      .debug, Self.text(name, [message()]), metadata: Self.metadata("event", id), file: file,
      function: function, line: line)
  }

  /// Runs a task as an interval, which ends when the task returns or throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs a task as an interval with a message.
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
        .error, "The interval \(name, privacy: .public) has ended already.",
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

/// An interval that has begun, and the way to end it.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let message: OSLogMessage?
  private let start: Mutex<ContinuousClock.Instant?>

  init(id: OSSignpostID, message: OSLogMessage?) {
    self.id = id
    self.message = message
    start = Mutex(.now)
  }

  /// How long the interval took; nil if it has ended before.
  func end() -> Duration? {
    start.withLock { start in
      guard let begun = start else { return nil }
      start = nil
      return .now - begun
    }
  }
}
#endif
