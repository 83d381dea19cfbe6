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

    // Fields.
    /// What is typed goes to the element from now on, or does no more.
    case focus(Bool)

    // Rows of lists, and what scrolls.
    /// The actions at an edge of a `row` are to be shown; nil: none are any more.
    case reveal(RowEdge?)
    /// The first of the actions at an edge of a `row` is to be done: a swipe over the whole row.
    case swipeThrough(RowEdge)
    /// A `row` is to stand so many rows further down; a negative number leads up.
    case move(by: Int)
    /// A `list`, `scroll` or `screen` is to be brought up to date.
    case refresh
    /// A `tracked` element came to rest after scrolling, with the first child of its `snapTargets`
    /// whose centre is visible.
    case scrolled(to: ElementID)

    // Gestures.
    /// Something `pressable` was pressed for a while.
    case press
    /// A pointer came over something `hoverable`, or left it.
    case hover(Bool)

    // Choices.
    /// A `slider`'s new number, which is brought to its nearest step and between its ends; one that
    /// is not finite is refused.
    case changeNumber(Double)
    /// A `dateField`'s new value, as a clock on the wall says it: `2026-05-01`, `09:30` or
    /// `2026-05-01T09:30`; other words are refused, and what is out of bounds is brought into them.
    case changeDate(String)
    /// A long press on what has a `contextMenu`.
    case openMenu

    // Accessibility.
    /// One of an element's `actions` is to be done: the line that names it.
    case perform(String)

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

  /// The longest text that a field takes, in bytes of UTF-8; longer ones are refused as
  /// ``HostEventRefusal/invalid``.
  public static let longestText = 64 << 10
}

/// An end of a row, where its actions are.
public enum RowEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where its words begin.
  case leading
  /// Where they end.
  case trailing
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
  /// What the event carries does not fit: a text that is too long, a place that is not there.
  case invalid
}
