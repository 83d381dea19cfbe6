// SPDX-License-Identifier: MIT

/// One change of a flow stack's path, emitted once all of it is shown.
///
/// It contains the screens' values, which need not be `Sendable`, so the event is not `Sendable`,
/// either.
public struct NavigationEvent: Equatable {
  /// The cause of the change.
  public var cause: NavigationCause

  /// The open routes above the root before the change, lowest first.
  public var before: [Route<AnyHashable>]

  /// The open routes above the root after the change, lowest first.
  public var after: [Route<AnyHashable>]

  /// The topmost screen before the change; nil for the root.
  public var from: AnyHashable?

  /// The topmost screen after the change; nil for the root.
  public var to: AnyHashable?

  /// The nesting level of the flow stack; 1 for the outermost.
  public var nesting: Int

  /// The seconds from the change to the moment when all its steps were shown.
  public var seconds: Double

  /// The changes that the platform can show in one step; all changes, for an event that an app
  /// creates.
  public var platform = NavigationPlatform.allAtOnce

  /// The steps that lead from `before` to `after`.
  ///
  /// They are planned for this path alone: changes of other flow stacks, or a newer change, may
  /// have resulted in other steps on the platform.
  public var plan: NavigationPlan<AnyHashable> {
    NavigationPlan(from: before, to: after, on: platform)
  }

  /// The number of steps in which the change was shown: 1 if it was shown at once, more if the
  /// platform shows only a part of such a change at a time, and 0 if it was not made.
  public var steps = 1

  /// The outcome of the change; `proposed` before guards are asked.
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

  /// Creates an event between two paths whose last screens are the topmost ones.
  public init(
    cause: NavigationCause, before: [Route<AnyHashable>], after: [Route<AnyHashable>],
    nesting: Int = 1, seconds: Double = 0
  ) {
    self.init(
      cause: cause, before: before, after: after, from: before.last?.screen,
      to: after.last?.screen, nesting: nesting, seconds: seconds)
  }

  /// Returns the event with another outcome, for a change that was not made, or not yet.
  package func with(_ outcome: NavigationOutcome) -> NavigationEvent {
    var event = self
    event.outcome = outcome
    event.steps = 0
    return event
  }

  /// The routes that were closed, lowest first.
  ///
  /// A route stays open if the same screen is open after the change, and both are pushes, both
  /// sheets or both covers. Equal routes are matched in order.
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
  /// A one-line description with the cause, the path before and after, and the outcome unless it is
  /// `done`.
  ///
  /// It contains the screens' values; in a log that others can read, write their types instead.
  public var description: String {
    let place = nesting == 1 ? "" : " (nesting \(nesting))"
    let ending = outcome == .done ? "" : " \(outcome)"
    return "\(cause): \(before) → \(after)\(place)\(ending)"
  }
}

extension [Route<AnyHashable>] {
  /// Returns the routes that another path does not contain.
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
