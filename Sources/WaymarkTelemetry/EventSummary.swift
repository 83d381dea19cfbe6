// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The names and numbers of an event for telemetry, without the values of screens.
struct EventSummary {
  let cause: String
  /// The origin of the event: a place in the code or a kind of link; nil if unknown.
  let origin: String?
  let outcome: NavigationOutcome
  /// The topmost screens before and after.
  let from: String
  let to: String
  let opened: Int
  let closed: Int
  /// The number of open routes after the change.
  let depth: Int
  let nesting: Int
  let nanoseconds: Int64

  init(_ event: NavigationEvent, naming name: ((AnyHashable) -> String)?) {
    let named = { (screen: AnyHashable?) in
      guard let screen else { return "root" }
      if let name { return name(screen) }
      return (screen.base as? RedactedScreen)?.typeName ?? String(describing: type(of: screen.base))
    }
    cause = event.cause.rawValue
    origin = event.cause.origin?.description
    outcome = event.outcome
    from = named(event.from)
    to = named(event.to)
    opened = event.opened.count
    closed = event.closed.count
    depth = event.after.count
    nesting = event.nesting
    // An event can be created by hand, and an invalid duration must not trap.
    let seconds = event.seconds.isNaN ? 0 : min(max(event.seconds, 0), 1_000_000_000)
    nanoseconds = Int64(seconds * 1_000_000_000)
  }
}
