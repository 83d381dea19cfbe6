// SPDX-License-Identifier: MIT

public import CoreMetrics
public import WaymarkRoutes

/// Counts and times each change of a path by swift-metrics.
///
/// - `navigation_changes` counts them, by `cause` and by the topmost screen after them, `screen`.
/// - `navigation_duration` times them until all was shown, by `cause`.
/// - `navigation_depth` gauges the number of open routes, by the stack's `nesting`.
/// - `navigation_outcomes` counts changes that were not simply made, by `cause` and `outcome`, such
///   as `blocked`; a change may have several, one after the other.
///
/// Give its `record` to `onNavigation(perform:)`, or to `onNavigationOutcome(perform:)` for the last
/// of these, too. Of screens only the types are named, as their
/// values may be secret; the root is `root`.
public struct NavigationMetrics {
  private let factory: (any MetricsFactory)?
  private let name: ((AnyHashable) -> String)?

  /// Makes a listener that measures.
  ///
  /// - Parameters:
  ///   - factory: What makes the metrics; nil is what the system was bootstrapped with.
  ///   - name: What to call a screen, in place of its type's name. Each name is one more series
  ///     for whoever stores the metrics, so there should be few.
  public init(
    factory: (any MetricsFactory)? = nil, naming name: ((AnyHashable) -> String)? = nil
  ) {
    self.factory = factory
    self.name = name
  }

  /// Records an event.
  public func record(_ event: NavigationEvent) {
    let summary = EventSummary(event, naming: name)
    let factory = factory ?? MetricsSystem.factory
    let cause = ("cause", summary.cause)
    guard summary.outcome == .done else {
      if summary.outcome == .proposed { return }
      Counter(
        label: "navigation_outcomes", dimensions: [cause, ("outcome", summary.outcome.name)],
        factory: factory
      ).increment()
      return
    }
    Counter(
      label: "navigation_changes", dimensions: [cause, ("screen", summary.to)], factory: factory
    ).increment()
    Timer(label: "navigation_duration", dimensions: [cause], factory: factory)
      .recordNanoseconds(summary.nanoseconds)
    Gauge(
      label: "navigation_depth", dimensions: [("nesting", "\(summary.nesting)")], factory: factory
    ).record(summary.depth)
  }
}
