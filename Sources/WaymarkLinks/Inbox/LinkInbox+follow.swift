// SPDX-License-Identifier: MIT

extension LinkInbox {
  /// Follows the pending link if that is possible now: its gates are open, and the app is ready.
  ///
  /// `links(_:inbox:place:)` does so as soon as its view is there. An app that makes its state
  /// before its views, such as one that a scene delegate enters, may do it itself and begin where
  /// the link leads, instead of going there. Refused links are reported as usual.
  ///
  /// - Parameters:
  ///   - table: The table that links are read with.
  ///   - place: Where the app is.
  ///   - policy: What happens to the screens that are open; nil for the table's rules.
  ///   - now: The time, in seconds since 1970.
  /// - Returns: The place to go to; nil when no link could be followed.
  public mutating func follow<R>(
    _ table: RouteTable<R>, from place: LinkPlace<R>, by policy: LinkPolicy? = nil,
    at now: Double = now
  ) -> LinkPlace<R>? {
    follow(table, from: place, by: policy, at: now) { _, _ in nil }
  }

  /// Follows what can be followed now and closes no screen that must stay.
  ///
  /// - Parameters:
  ///   - table: The table that links are read with.
  ///   - place: Where the app is.
  ///   - policy: What happens to the screens that are open; nil for the table's rules.
  ///   - now: The time, in seconds since 1970.
  ///   - hold: What becomes of a link that leads from one place to another; nil if it may be
  ///     followed.
  /// - Returns: The place to go to; nil when no link could be followed.
  package mutating func follow<R>(
    _ table: RouteTable<R>, from place: LinkPlace<R>, by policy: LinkPolicy?, at now: Double = now,
    holding hold: (_ place: LinkPlace<R>, _ next: LinkPlace<R>) -> LinkHold?
  ) -> LinkPlace<R>? {
    var next: LinkPlace<R>?
    while hasLink(at: now) {
      let before = self
      guard let link = receive(from: table, at: now) else { break }
      let current = next ?? place
      let goal = current.following(
        table.place(for: link), by: policy ?? table.rule(for: link.route).screens)
      switch hold(current, goal) {
      case nil: next = goal
      case .refuse:
        // One that another listener has received was followed there.
        if let id = before.pending?.id { refuse(applied: id, because: .screenStays) }
      case .wait:
        self = before
        pending?.isHeld = true
        return next
      }
    }
    return next
  }

  /// A link that was applied is not followed after all; it may come again at once.
  ///
  /// - Parameters:
  ///   - id: The link's number.
  ///   - refusal: Why.
  /// - Returns: Its end; nil if it has another already, or is not known any more.
  @discardableResult
  package mutating func refuse(
    applied id: Int, because refusal: LinkInboxError
  ) -> LinkOutcome? {
    guard let index = outcomes.lastIndex(where: { $0.id == id && $0.result == .applied }) else {
      return nil
    }
    if applied?.id == id { applied = nil }
    var outcome = outcomes.remove(at: index)
    if index >= outcomes.count + 1 - newOutcomeCount { newOutcomeCount -= 1 }
    outcome.result = .dropped(.refused(refusal))
    return end(outcome)
  }
}
