// SPDX-License-Identifier: MIT

/// What made a path change.
///
/// The set is open: an app that changes paths for reasons of its own names them by a raw value,
/// which logs and metrics show as it is.
///
/// Causes are equal if their names are, wherever they come from; ``origin`` is not encoded.
public struct NavigationCause: RawRepresentable, Hashable, Codable, Sendable {
  /// The cause's name.
  public let rawValue: String

  /// Where the change comes from; nil if that is not known.
  ///
  /// Known of links, and of the verbs that a `FlowNavigator` and a ``Router`` have; not of a path
  /// that the app wrote itself.
  public private(set) var origin: NavigationOrigin?

  /// Creates a cause with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same cause, from somewhere.
  public func from(_ origin: NavigationOrigin?) -> NavigationCause {
    var cause = self
    cause.origin = origin
    return cause
  }

  /// Whether the change does not come from a link that anybody may have sent.
  ///
  /// A guard keeps such links from what only the app's own may do:
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

  /// The person went back: by the back button, a gesture, Escape or the browser's back.
  public static let back = NavigationCause(rawValue: "back")

  /// The person closed a sheet, a cover, a popover or an alert.
  public static let dismissal = NavigationCause(rawValue: "dismissal")

  /// The person selected something, such as a tab.
  public static let selection = NavigationCause(rawValue: "selection")

  /// A link into the app was opened.
  public static let link = NavigationCause(rawValue: "link")

  /// A saved path was restored.
  public static let restoration = NavigationCause(rawValue: "restoration")

  /// A guard sent the person elsewhere.
  public static let `guard` = NavigationCause(rawValue: "guard")
}

extension NavigationCause: CustomStringConvertible {
  /// The cause's name.
  public var description: String { rawValue }
}
