// SPDX-License-Identifier: MIT

public import Logging
public import WaymarkRoutes

/// Logs each change of a path as one message of swift-log.
///
/// Pass its `record` method to `onNavigation(perform:)`, or to `onNavigationOutcome(perform:)` to
/// include changes that were not made. The message is `Navigated`, or `Navigation` with the name of
/// another outcome. The metadata contain `cause`, `from`, `to`, `opened`, `closed`, `depth`,
/// `nesting` and `milliseconds`; `origin`, if known; and `outcome`, unless it is `done`. Only the
/// types of screens are logged, because their values may be confidential; the root is `root`.
public struct NavigationLogger {
  private let logger: Logger
  private let level: Logger.Level
  private let name: ((AnyHashable) -> String)?

  /// Creates a listener that logs events.
  ///
  /// - Parameters:
  ///   - logger: The logger.
  ///   - level: The log level.
  ///   - name: Returns the name of a screen; by default, the name of its type.
  public init(
    _ logger: Logger, level: Logger.Level = .info, naming name: ((AnyHashable) -> String)? = nil
  ) {
    self.logger = logger
    self.level = level
    self.name = name
  }

  /// Logs an event.
  public func record(_ event: NavigationEvent) {
    // Creating names is not free, and most programs do not log at the lower levels.
    guard logger.logLevel <= level else { return }
    let summary = EventSummary(event, naming: name)
    var metadata: Logger.Metadata = [
      "cause": "\(summary.cause)", "from": "\(summary.from)", "to": "\(summary.to)",
      "opened": "\(summary.opened)", "closed": "\(summary.closed)", "depth": "\(summary.depth)",
      "nesting": "\(summary.nesting)", "milliseconds": "\(summary.nanoseconds / 1_000_000)",
    ]
    if let origin = summary.origin { metadata["origin"] = "\(origin)" }
    let isDone = summary.outcome == .done
    if !isDone { metadata["outcome"] = "\(summary.outcome)" }
    logger.log(
      level: level, isDone ? "Navigated" : "Navigation \(summary.outcome.name)",
      metadata: metadata)
  }
}
