// SPDX-License-Identifier: MIT

/// An action of a person on an element.
public struct HostEvent: Hashable, Sendable, Codable {
  /// The action.
  public enum Action: Hashable, Sendable, Codable {
    /// A tap on a `button` or on a `tappable` element.
    case tap
    /// Goes back from the top screen of a `navigationStack`.
    case back
    /// Dismisses a `sheet` or another overlay.
    case dismiss
    /// Selects another height of a `sheet`: one of its `detents`.
    case resize(DetentValue)
    /// Selects a `tab` or an `option`.
    case select
    /// The new text of a `textField`.
    case changeText(String)
    /// The new state of a `toggle`.
    case changeOn(Bool)
    /// Return was pressed in a `textField`.
    case submit
    /// The increment button of a `stepper`.
    case increment
    /// The decrement button of a `stepper`.
    case decrement
    /// The visible rows around a `gap`: `count` rows from `first`, relative to the first row of the
    /// gap.
    ///
    /// A negative `first` refers to rows before the gap, and a range that exceeds the gap includes
    /// rows behind it, so that visible rows beside the gap stay realised.
    case visibleRange(first: Int, count: Int)

    // Fields.
    /// The element receives or loses the keyboard focus.
    case focus(Bool)
    /// A key press on the element with the keyboard focus, which has `keyPresses` or is inside of
    /// an element with them.
    ///
    /// An implausible one is rejected as ``HostEventError/invalid``.
    case keyPress(KeyPressValue)

    // Rows of lists, and scrolling.
    /// Reveals the actions at an edge of a `row`; nil hides them.
    case reveal(RowEdge?)
    /// Performs the first action at an edge of a `row`: a full swipe.
    case swipeThrough(RowEdge)
    /// Moves a `row` down by a number of rows; a negative number moves it up.
    case move(by: Int)
    /// Refreshes a `list`, `scroll` or `screen`.
    case refresh
    /// Scrolling of a `tracked` element came to rest, with the first child of its `snapTargets`
    /// whose centre is visible.
    case scrolled(to: ElementID)
    /// The geometry and the phases of a `scroll` or `list` with `scrollObserved`: once it is laid
    /// out, and when one of them has changed.
    ///
    /// A host sends the next report when the app has handled the last one, and always one when
    /// scrolling has come to rest. An implausible report is rejected as
    /// ``HostEventError/invalid``; reports of hidden elements are accepted.
    case scrolling(ScrollValue)
    /// Whether at least the fraction `visibilityThreshold` of an element is visible in the window
    /// and in all elements that scroll it: once it is laid out, and when that has changed.
    ///
    /// A host sends the next report when the app has handled the last one. Reports of hidden
    /// elements are accepted.
    case visible(Bool)

    // Gestures.
    /// A state of the fingers that touch an element with `gestures`.
    ///
    /// An implausible one is rejected as ``HostEventError/invalid``.
    case touch(TouchValue)
    /// A long press on a `pressable` element without touches, such as one by key.
    case press
    /// A pointer entered or left a `hoverable` element; or it is over an element with
    /// `pointerTracked` at a position, or has left it.
    ///
    /// A host sends the next position when the app has handled the last one. A missing or
    /// implausible position is rejected as ``HostEventError/invalid``. That a pointer has left is
    /// accepted for hidden elements.
    case hover(Bool, at: PointerValue? = nil)

    // Drags.
    /// A drag of a `draggable` element began or ended.
    ///
    /// After a drop, the end need not be sent.
    case drag(Bool)
    /// Something is dragged over the innermost `dropTarget` element at the pointer, or dropped there.
    ///
    /// An implausible one is rejected as ``HostEventError/invalid``.
    case drop(DropValue)

    // Files.
    /// The files that a person has chosen for a button with `fileChoice`.
    ///
    /// The host has stored them where the app can read them. Implausible files are rejected as
    /// ``HostEventError/invalid``, and so are several files for ``FileChoiceValue/one``. Files of
    /// another type than the app allows are accepted, but the dialog stays and displays a message.
    case chooseFiles([FileValue])
    /// The files that a person has chosen for a button with `fileChoice` could not be stored.
    case failFiles(FileFailure)

    // Choices.
    /// The new value of a `slider`, which is rounded to a step and clamped to the range; a value
    /// that is not finite is rejected.
    case changeNumber(Double)
    /// The new value of a `dateField` in local time: `2026-05-01`, `09:30` or `2026-05-01T09:30`.
    /// Other strings are rejected, and values out of range are clamped.
    case changeDate(String)
    /// The new value of a `colorField`: `#ff8000`. Other strings are rejected.
    case changeColor(String)
    /// A long press on an element with a `contextMenu`.
    case openMenu

    // Accessibility.
    /// Performs one of the accessibility `actions`.
    case perform(ActionValue)

    // Drawing.
    /// The frame of a `window`, a `geometry`, or an element with `measured`.
    ///
    /// The position of a window is 0, 0. An implausible frame is rejected; frames of hidden
    /// elements are accepted.
    case frame(ElementFrame)
    /// The sizes of the children of an element with an `arrangement`.
    ///
    /// An implausible measurement is rejected as ``HostEventError/invalid``; one of another number
    /// of children than the current one is ignored, since it is out of date. Measurements of hidden
    /// elements are accepted.
    case measured(MeasurementValue)
    /// The person's display preferences for a `window`.
    case appearance(Appearance)
  }

  /// The element.
  public var target: ElementID
  /// The action.
  public var action: Action

  /// Creates an event.
  public init(_ action: Action, on target: ElementID) {
    self.target = target
    self.action = action
  }

  /// The maximum length of a field's text, in bytes of UTF-8; a longer text is rejected as
  /// ``HostEventError/invalid``.
  public static let longestText = 64 << 10
}

/// An edge of a row with actions.
public enum RowEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
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
