// SPDX-License-Identifier: MIT

/// A guard's answer to a proposed change of a path.
public enum NavigationDecision: Equatable {
  /// Allows the change; other guards may still reject it.
  case allow

  /// Rejects the change: the path stays the same, or is reverted.
  ///
  /// - Parameter reason: The reason, for events and logs, not for users.
  case block(reason: String)

  /// Proposes another path; all guards are asked about it, starting with the first.
  ///
  /// - Parameter path: The whole path, lowest first. If the flow stack's path cannot contain one of
  ///   the screens, this is reported, and the change is blocked.
  case redirect(to: [Route<AnyHashable>])

  /// Holds the change until the gate opens; it is then proposed again as a whole.
  ///
  /// If the gate is already open, the change is allowed. Any other change of the path discards the
  /// held one. If no gates enclose the flow stack, the gate cannot open: this is reported, and the
  /// change is blocked.
  case hold(until: NavigationGate)

  /// Proposes another path of screens of one type.
  @_disfavoredOverload
  public static func redirect<Screen: Hashable>(to path: [Route<Screen>]) -> NavigationDecision {
    let erased: [Route<AnyHashable>] = path.map { $0.map { AnyHashable($0) } }
    return .redirect(to: erased)
  }
}
