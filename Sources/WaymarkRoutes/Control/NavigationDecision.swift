// SPDX-License-Identifier: MIT

/// A guard's answer to a proposed change of a path.
public enum NavigationDecision: Equatable {
  /// The change may be made, as far as this guard is concerned.
  case allow

  /// The change is not made: the path stays, or becomes again, what it was.
  ///
  /// - Parameter reason: Why; for events and logs, not for users.
  case block(reason: String)

  /// Another path is proposed in its place; all guards are asked about that one, from the first.
  ///
  /// - Parameter path: The whole path, lowest first. A path that cannot hold one of the screens
  ///   is reported, and the change is blocked.
  case redirect(to: [Route<AnyHashable>])

  /// The change waits until the gate opens, and then is proposed again as a whole.
  ///
  /// Allowed if the gate is open already. Any other change of the path discards it. Without gates
  /// around the flow stack nothing could open it: that is reported, and the change is blocked.
  case hold(until: NavigationGate)

  /// Another path of screens of one type is proposed.
  @_disfavoredOverload
  public static func redirect<Screen: Hashable>(to path: [Route<Screen>]) -> NavigationDecision {
    let erased: [Route<AnyHashable>] = path.map { $0.map { AnyHashable($0) } }
    return .redirect(to: erased)
  }
}
