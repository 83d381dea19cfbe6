// SPDX-License-Identifier: MIT

/// Which window a link is followed in, in an app that has several.
public enum LinkWindowPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// The window in which the link's screen is open; else the one in front.
  case reuseElseFront
  /// The window in which the link's screen is open; else a new one.
  case reuseElseNew
  /// The window in front.
  case front
  /// A new window, each time.
  case new
}

/// The window that a link is followed in.
public enum LinkWindowChoice<ID: Hashable & Sendable>: Hashable, Sendable {
  /// An existing window.
  case window(ID)
  /// A new window, to be opened.
  case newWindow
}

extension LinkWindowPolicy {
  /// Chooses the window for a link.
  ///
  /// A window that shows the screen topmost takes precedence over one that has it below another; of
  /// several, the first in the list. Without any window a new one is chosen.
  ///
  /// - Parameters:
  ///   - target: The place that the link leads to.
  ///   - windows: The windows and the place of each, the frontmost first.
  /// - Returns: The choice.
  public func choose<ID, R>(
    for target: LinkPlace<R>, among windows: [(id: ID, place: LinkPlace<R>)]
  ) -> LinkWindowChoice<ID> {
    guard let front = windows.first, self != .new else { return .newWindow }
    if self == .front { return .window(front.id) }
    if let screen = target.front {
      let reused =
        windows.first { $0.place.front == screen }
        ?? windows.first { $0.place.stack.contains(screen) }
      if let reused { return .window(reused.id) }
    }
    return self == .reuseElseNew ? .newWindow : .window(front.id)
  }
}
