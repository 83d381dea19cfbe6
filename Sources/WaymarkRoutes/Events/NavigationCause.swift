// SPDX-License-Identifier: MIT

/// The cause of a change of a path.
///
/// The set is open: an app with its own reasons to change paths names them by raw values, which
/// appear unchanged in logs and metrics.
///
/// Causes are equal if their names are, regardless of ``origin``, which is not encoded.
public struct NavigationCause: RawRepresentable, Hashable, Codable, Sendable {
  /// The cause's name.
  public let rawValue: String

  /// The origin of the change; nil if it is unknown.
  ///
  /// It is known for links, and for the verbs of a `FlowNavigator` and a ``Router``, but not for a
  /// path that the app wrote itself.
  public private(set) var origin: NavigationOrigin?

  /// Creates a cause with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns the same cause with an origin.
  public func from(_ origin: NavigationOrigin?) -> NavigationCause {
    var cause = self
    cause.origin = origin
    return cause
  }

  /// Whether the change has another cause than a link that any app may have sent.
  ///
  /// A guard can restrict screens to trusted links:
  ///
  /// ```swift
  /// let trusted = NavigationGuard("trusted links") { event in
  ///   event.cause.isTrusted ? .allow : .block(reason: "sent by another app")
  /// }
  /// ```
  public var isTrusted: Bool {
    if case .link(_, let isTrusted) = origin { isTrusted } else { true }
  }

  public static func == (one: NavigationCause, other: NavigationCause) -> Bool {
    one.rawValue == other.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The app wrote the path or called one of its verbs.
  public static let code = NavigationCause(rawValue: "code")

  /// The person went back, by the back button, a gesture, Escape or the browser's Back.
  public static let back = NavigationCause(rawValue: "back")

  /// The person closed a sheet, a cover, a popover or an alert.
  public static let dismissal = NavigationCause(rawValue: "dismissal")

  /// The person selected something, such as a tab.
  public static let selection = NavigationCause(rawValue: "selection")

  /// A link into the app was opened.
  public static let link = NavigationCause(rawValue: "link")

  /// A saved path was restored.
  public static let restoration = NavigationCause(rawValue: "restoration")

  /// A guard redirected the person.
  public static let `guard` = NavigationCause(rawValue: "guard")
}

extension NavigationCause: CustomStringConvertible {
  /// The cause's name.
  public var description: String { rawValue }
}
