// SPDX-License-Identifier: MIT

/// Stands for a screen in an event whose receiver must not see the screen's value.
///
/// It prints as the value's type. Two of them are equal if the values are.
public struct RedactedScreen: Hashable {
  private let screen: AnyHashable

  init(_ screen: AnyHashable) { self.screen = screen }

  /// The name of the type of the screen's value.
  public var typeName: String { String(describing: type(of: screen.base)) }
}

extension RedactedScreen: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type's name in brackets.
  public var description: String { "<\(typeName)>" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension NavigationEvent {
  /// The event without the values of some screens: each is a ``RedactedScreen``.
  ///
  /// - Parameter isSecret: Whether a screen's value is to be hidden.
  /// - Returns: The event with ``RedactedScreen``s.
  public func redacting(_ isSecret: (AnyHashable) -> Bool) -> NavigationEvent {
    func redacted(_ screen: AnyHashable) -> AnyHashable {
      // A screen that is redacted already is not asked about again.
      screen.base is RedactedScreen || !isSecret(screen)
        ? screen : AnyHashable(RedactedScreen(screen))
    }
    var event = self
    event.before = before.map { $0.map(redacted) }
    event.after = after.map { $0.map(redacted) }
    event.from = from.map(redacted)
    event.to = to.map(redacted)
    return event
  }
}
