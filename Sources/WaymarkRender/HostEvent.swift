// SPDX-License-Identifier: MIT

/// What a person did to an element.
public struct HostEvent: Hashable, Sendable, Codable {
  /// What was done.
  public enum Action: Hashable, Sendable, Codable {
    /// A `button`, or anything `tappable`.
    case tap
    /// Back from the top screen of a `navigationStack`.
    case back
    /// A `sheet` (or another overlay) is to go.
    case dismiss
    /// A `sheet` is to take another height: a word of its `detents`.
    case resize(String)
    /// A `tab` is to be shown, or an `option` chosen.
    case select
    /// A `textField`'s whole new text.
    case changeText(String)
    /// A `toggle`'s new state.
    case changeOn(Bool)
    /// Return was pressed in a `textField`.
    case submit
    /// A `stepper`'s plus.
    case increment
    /// A `stepper`'s minus.
    case decrement
    /// What is in sight around a `gap`: `count` rows from `first`, counted from the gap's first.
    ///
    /// A negative `first` means rows before the gap, and more rows than the gap holds mean those
    /// behind it, so that what is seen beside the gap stays.
    case visibleRange(first: Int, count: Int)

    // Choices.
    /// A `slider`'s new number, which is brought to its nearest step and between its ends; one that
    /// is not finite is refused.
    case changeNumber(Double)
    /// A `dateField`'s new value, as a clock on the wall says it: `2026-05-01`, `09:30` or
    /// `2026-05-01T09:30`; other words are refused, and what is out of bounds is brought into them.
    case changeDate(String)
    /// A long press on what has a `contextMenu`.
    case openMenu

    // Drawing.
    /// Where a `window`, a `geometry`, or an element with `measured` is now, and how large.
    ///
    /// A window's place is 0, 0. It is refused unless it is plausible, and taken also of what is
    /// hidden.
    case frame(ElementFrame)
    /// How a person wants a `window` to look.
    case appearance(Appearance)
  }

  /// The element it happened to.
  public var target: ElementID
  /// What happened.
  public var action: Action

  /// Makes an event.
  public init(_ action: Action, on target: ElementID) {
    self.target = target
    self.action = action
  }
}

/// Why an event was not delivered.
///
/// Refused events change nothing.
public enum HostEventRefusal: String, Error, Hashable, Sendable, Codable {
  /// No such element now: it is gone, or never was.
  case gone
  /// The element is there but takes no such event.
  case unsupported
  /// The element, or something around it, is disabled.
  case disabled
  /// The element is below another screen, another tab, a sheet or a cover.
  case hidden
}
