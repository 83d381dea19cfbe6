// SPDX-License-Identifier: MIT

public import Logging
public import WaymarkRoutes

/// Logs each change of a path as one line of swift-log.
///
/// Give its `record` to `onNavigation(perform:)`, or to `onNavigationOutcome(perform:)` for what was
/// not made, too. The message is `Navigated`, or `Navigation` with the name of another outcome; what
/// happened is metadata: `cause`, `from`, `to`, `opened`, `closed`, `depth`, `nesting` and
/// `milliseconds`; if known, `origin`; and the whole `outcome` unless it is done.
/// Of screens only the types are logged, as their values may be secret; the root is `root`.
public struct NavigationLogger {
  private let logger: Logger
  private let level: Logger.Level
  private let name: ((AnyHashable) -> String)?

  /// Makes a listener that logs.
  ///
  /// - Parameters:
  ///   - logger: Where to log.
  ///   - level: At which level.
  ///   - name: What to call a screen, in place of its type's name.
  public init(
    _ logger: Logger, level: Logger.Level = .info, naming name: ((AnyHashable) -> String)? = nil
  ) {
    self.logger = logger
    self.level = level
    self.name = name
  }

  /// Logs an event.
  public func record(_ event: NavigationEvent) {
    // Most programs do not log at the lower levels, and names cost something.
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
