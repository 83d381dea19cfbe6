// SPDX-License-Identifier: MIT

/// Replaces a screen in an event whose receiver must not see the screen's value.
///
/// Its description is the name of the value's type. Two redacted screens are equal if the values
/// are.
public struct RedactedScreen: Hashable {
  private let screen: AnyHashable

  init(_ screen: AnyHashable) { self.screen = screen }

  /// The name of the type of the screen's value.
  public var typeName: String { String(describing: type(of: screen.base)) }
}

extension RedactedScreen: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the type in angle brackets.
  public var description: String { "<\(typeName)>" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension NavigationEvent {
  /// Returns the event with a ``RedactedScreen`` in place of each confidential screen.
  ///
  /// - Parameter isSecret: Returns whether a screen's value is hidden.
  /// - Returns: The redacted event.
  public func redacting(_ isSecret: (AnyHashable) -> Bool) -> NavigationEvent {
    func redacted(_ screen: AnyHashable) -> AnyHashable {
      // A redacted screen remains redacted.
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
