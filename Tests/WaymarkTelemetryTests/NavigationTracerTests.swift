// SPDX-License-Identifier: MIT

import InMemoryTracing
import Testing
import Tracing
import WaymarkRoutes
import WaymarkTelemetry

struct NavigationTracerTests {
  private let tracer = InMemoryTracer()

  @Test func `a change is one span with names and numbers, but no values`() throws {
    NavigationTracer(tracer).record(back())
    let span = try #require(tracer.finishedSpans.first)
    #expect(tracer.finishedSpans.count == 1)
    #expect(span.operationName == "navigation")
    #expect(
      attributes(of: span) == [
        "navigation.cause": "back", "navigation.from": "Account", "navigation.to": "Page",
        "navigation.opened": "0", "navigation.closed": "2", "navigation.depth": "1",
        "navigation.nesting": "2",
      ])
  }

  @Test func `what is not made is a span with its outcome; a proposal is none`() throws {
    NavigationTracer(tracer).record(proposed())
    NavigationTracer(tracer).record(blocked())
    let span = try #require(tracer.finishedSpans.first)
    #expect(tracer.finishedSpans.count == 1)
    #expect(
      span.attributes.get("navigation.outcome")?.toSpanAttribute()
        == .string("blocked: not subscribed"))
    #expect(span.attributes.get("navigation.origin")?.toSpanAttribute() == .string("handoff"))
  }

  @Test(arguments: [(0.35, 350_000_000), (-1, 0), (.infinity, 1_000_000_000_000_000_000)])
  func `a span lasts as long as the change`(seconds: Double, nanoseconds: UInt64) throws {
    var event = back()
    event.seconds = seconds
    NavigationTracer(tracer).record(event)
    let span = try #require(tracer.finishedSpans.first)
    let (start, end) = (
      span.startInstant.nanosecondsSinceEpoch, span.endInstant.nanosecondsSinceEpoch
    )
    #expect(end - start == nanoseconds)
  }

  @Test func `a span stands below the current one`() throws {
    tracer.withSpan("request") { _ in NavigationTracer(tracer).record(link()) }
    let span = try #require(tracer.finishedSpans.first { $0.operationName == "navigation" })
    let request = try #require(tracer.finishedSpans.first { $0.operationName == "request" })
    #expect(span.parentSpanID == request.spanID)
  }

  @Test func `screens are called as the app says`() throws {
    NavigationTracer(tracer, naming: value(of:)).record(back())
    let span = try #require(tracer.finishedSpans.first)
    #expect(attributes(of: span)["navigation.from"] == secret)
  }

  private func attributes(of span: FinishedInMemorySpan) -> [String: String] {
    let names = ["cause", "from", "to", "opened", "closed", "depth", "nesting"]
    let pairs = names.map { name in
      let text =
        switch span.attributes.get("navigation.\(name)") {
        case .string(let text): text
        case .int32(let number): "\(number)"
        case .int64(let number): "\(number)"
        case let other: "\(String(describing: other))"
        }
      return ("navigation.\(name)", text)
    }
    #expect(span.attributes.count == pairs.count)
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
