// SPDX-License-Identifier: MIT

public import Tracing
public import WaymarkRoutes

/// Records each change of a path as a span of swift-distributed-tracing.
///
/// Pass its `record` method to `onNavigation(perform:)`. The span is named `navigation`, lasts from
/// the change until all screens are visible, and is a child of the current span. Its attributes are
/// `navigation.cause`, `.from`, `.to`, `.opened`, `.closed`, `.depth` and `.nesting`, and `.origin`
/// if known. The span includes the time of asynchronous guards.
///
/// With `onNavigationOutcome(perform:)`, it also records other outcomes, as spans of zero length
/// with the attribute `.outcome`. Only the types of screens are recorded, because their values may
/// be confidential; the root is `root`.
public struct NavigationTracer {
  private let tracer: (any Tracer)?
  private let name: ((AnyHashable) -> String)?

  /// Creates a listener that records spans.
  ///
  /// - Parameters:
  ///   - tracer: The tracer; nil uses the tracer that the system was bootstrapped with.
  ///   - name: Returns the name of a screen; by default, the name of its type.
  public init(_ tracer: (any Tracer)? = nil, naming name: ((AnyHashable) -> String)? = nil) {
    self.tracer = tracer
    self.name = name
  }

  /// Records an event immediately after it was displayed.
  public func record(_ event: NavigationEvent) {
    if event.outcome == .proposed { return }
    let summary = EventSummary(event, naming: name)
    let end = DefaultTracerClock.now
    let nanoseconds = UInt64(summary.nanoseconds)
    let start = DefaultTracerClock.Timestamp(
      nanosecondsSinceEpoch: end.nanosecondsSinceEpoch - min(nanoseconds, end.nanosecondsSinceEpoch)
    )
    let span: any Span = (tracer ?? InstrumentationSystem.tracer).startSpan(
      "navigation", at: start)
    span.updateAttributes { attributes in
      attributes["navigation.cause"] = summary.cause
      attributes["navigation.from"] = summary.from
      attributes["navigation.to"] = summary.to
      attributes["navigation.opened"] = summary.opened
      attributes["navigation.closed"] = summary.closed
      attributes["navigation.depth"] = summary.depth
      attributes["navigation.nesting"] = summary.nesting
      if let origin = summary.origin { attributes["navigation.origin"] = origin }
      if summary.outcome != .done { attributes["navigation.outcome"] = "\(summary.outcome)" }
    }
    span.end(at: end)
  }
}
