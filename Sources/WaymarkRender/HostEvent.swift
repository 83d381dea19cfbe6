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
  /// ``HostEventError/invalid``.
  public static let longestText = 64 << 10
}

/// An end of a row, where its actions are.
public enum RowEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where its words begin.
  case leading
  /// Where they end.
  case trailing
}

/// The reason why an event was not delivered.
///
/// An event that is not delivered changes nothing.
public enum HostEventError: String, Error, Hashable, Sendable, Codable {
  /// No element has this identifier.
  case notFound
  /// The element exists but does not handle this action.
  case unsupported
  /// The element or one of its ancestors is disabled.
  case disabled
  /// Another screen, another tab, a sheet or a cover hides the element.
  case hidden
  /// The associated value is not valid: for example, a string is too long or an index is out of
  /// range.
  case invalid
}
