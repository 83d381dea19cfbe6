// SPDX-License-Identifier: MIT

public import Tracing
public import WaymarkRoutes

/// Records each change of a path as one span of swift-distributed-tracing.
///
/// Give its `record` to `onNavigation(perform:)`. The span is called `navigation` and lasts from
/// the change until all was shown, below the span that is current when the event is told. Its
/// attributes are `navigation.cause`, `.from`, `.to`, `.opened`, `.closed`, `.depth` and
/// `.nesting`; if known, `.origin`. The time that asynchronous guards take belongs to the span.
///
/// Given to `onNavigationOutcome(perform:)`, it records changes that were not simply made, too, as
/// spans without length whose attribute `.outcome` says what became of them. Of screens only the types are named, as their values may be secret; the root is
/// `root`.
public struct NavigationTracer {
  private let tracer: (any Tracer)?
  private let name: ((AnyHashable) -> String)?

  /// Makes a listener that traces.
  ///
  /// - Parameters:
  ///   - tracer: What records the spans; nil is what the system was bootstrapped with.
  ///   - name: What to call a screen, in place of its type's name.
  public init(_ tracer: (any Tracer)? = nil, naming name: ((AnyHashable) -> String)? = nil) {
    self.tracer = tracer
    self.name = name
  }

  /// Records an event that has just been shown.
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
