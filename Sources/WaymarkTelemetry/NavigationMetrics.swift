// SPDX-License-Identifier: MIT

public import CoreMetrics
public import WaymarkRoutes

/// Counts and measures each change of a path with swift-metrics.
///
/// - `navigation_changes` counts changes, by `cause` and by the topmost `screen` afterwards.
/// - `navigation_duration` measures the time until all screens are visible, by `cause`.
/// - `navigation_depth` gauges the number of open routes, by the `nesting` of the stack.
/// - `navigation_outcomes` counts changes with other outcomes than `done`, such as `blocked`, by
///   `cause` and `outcome`. A change can have several outcomes.
///
/// Pass its `record` method to `onNavigation(perform:)`, or to `onNavigationOutcome(perform:)` for
/// `navigation_outcomes`. Only the types of screens are recorded, because their values may be
/// confidential; the root is `root`.
public struct NavigationMetrics {
  private let factory: (any MetricsFactory)?
  private let name: ((AnyHashable) -> String)?

  /// Creates a listener that records metrics.
  ///
  /// - Parameters:
  ///   - factory: The metrics factory; nil uses the factory that the system was bootstrapped with.
  ///   - name: Returns the name of a screen; by default, the name of its type. Each name creates a
  ///     time series, so there should be few.
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
