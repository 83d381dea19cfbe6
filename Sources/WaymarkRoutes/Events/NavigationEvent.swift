// SPDX-License-Identifier: MIT

/// One change of a flow stack's path, emitted once all of it is shown.
///
/// It holds the screens' values, which need not be `Sendable`, so neither is the event.
public struct NavigationEvent: Equatable {
  /// What made the path change.
  public var cause: NavigationCause

  /// The open routes above the root before the change, lowest first.
  public var before: [Route<AnyHashable>]

  /// The open routes above the root after the change, lowest first.
  public var after: [Route<AnyHashable>]

  /// The topmost screen before the change; nil is the root.
  public var from: AnyHashable?

  /// The topmost screen after the change; nil is the root.
  public var to: AnyHashable?

  /// How deep the flow stack is in others; the outermost one has 1.
  public var nesting: Int

  /// The seconds from the change to the moment when all its steps were shown.
  public var seconds: Double

  /// What the platform can show in one step; any change, in an event that an app makes itself.
  public var platform = NavigationPlatform.allAtOnce

  /// The steps that lead from `before` to `after`.
  ///
  /// Planned for this path alone: what other flow stacks changed meanwhile, or a newer change, may
  /// have taken the platform another way.
  public var plan: NavigationPlan<AnyHashable> {
    NavigationPlan(from: before, to: after, on: platform)
  }

  /// In how many steps the change was shown: 1 where all of it was at once, more where the platform
  /// shows only a part of such a change at a time; 0 if it was not made.
  public var steps = 1

  /// The outcome of the change; `proposed` while guards are asked.
  public var outcome = NavigationOutcome.done

  /// Creates an event from its parts.
  ///
  /// `from` and `to` need not be the last screens of `before` and `after`: a flow stack nested in
  /// one of those may be showing another.
  public init(
    cause: NavigationCause, before: [Route<AnyHashable>], after: [Route<AnyHashable>],
    from: AnyHashable?, to: AnyHashable?, nesting: Int = 1, seconds: Double = 0
  ) {
    self.cause = cause
    self.before = before
    self.after = after
    self.from = from
    self.to = to
    self.nesting = nesting
    self.seconds = seconds
  }

  /// Creates an event between two paths, each of whose last screen is the topmost.
  public init(
    cause: NavigationCause, before: [Route<AnyHashable>], after: [Route<AnyHashable>],
    nesting: Int = 1, seconds: Double = 0
  ) {
    self.init(
      cause: cause, before: before, after: after, from: before.last?.screen,
      to: after.last?.screen, nesting: nesting, seconds: seconds)
  }

  /// The event of a change that was not made, or not yet.
  package func with(_ outcome: NavigationOutcome) -> NavigationEvent {
    var event = self
    event.outcome = outcome
    event.steps = 0
    return event
  }

  /// The routes that were closed, lowest first.
  ///
  /// A route stays when one with the same screen is open after the change, and both are pushes,
  /// both sheets or both covers. Of equal routes, the first before is the first after, and so on.
  public var closed: [Route<AnyHashable>] { before.without(after) }

  /// The routes that were opened, lowest first, matched as for ``closed``.
  public var opened: [Route<AnyHashable>] { after.without(before) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension NavigationEvent {
  /// The time from the change to the moment when all its steps were shown.
  public var duration: Duration {
    get { .seconds(seconds) }
    set { seconds = newValue / .seconds(1) }
  }

  /// Creates an event from its parts, with the time the change took.
  public init(
    cause: NavigationCause, before: [Route<AnyHashable>], after: [Route<AnyHashable>],
    from: AnyHashable?, to: AnyHashable?, nesting: Int = 1, duration: Duration
  ) {
    self.init(
      cause: cause, before: before, after: after, from: from, to: to, nesting: nesting,
      seconds: duration / .seconds(1))
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// The event in one line: cause, path before and path after, and the outcome unless it is done.
  ///
  /// It shows the screens' values; for a log that strangers read, write their types instead.
  public var description: String {
    let place = nesting == 1 ? "" : " (nesting \(nesting))"
    let ending = outcome == .done ? "" : " \(outcome)"
    return "\(cause): \(before) → \(after)\(place)\(ending)"
  }
}

extension [Route<AnyHashable>] {
  /// The routes that another path lacks.
  fileprivate func without(_ other: Self) -> Self {
    var left: [RouteIdentity<AnyHashable>: Int] = [:]
    for route in other { left[RouteIdentity(route), default: 0] += 1 }
    return filter { route in
      guard let count = left[RouteIdentity(route)], count > 0 else { return true }
      left[RouteIdentity(route)] = count - 1
      return false
    }
  }
}
