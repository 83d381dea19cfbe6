// SPDX-License-Identifier: MIT

/// A view that responds to user interaction.
///
/// Like UIKit's class, but with ``UIAction``s only: targets and selectors require Objective-C,
/// which is available only on Apple's systems.
@MainActor
@preconcurrency
open class UIControl: UIView {
  /// The events of a control, with UIKit's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The person changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The person triggered the primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text field received the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The person changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, with UIKit's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default state.
    public static let normal: State = []
    /// The control is pressed; never set, because hosts draw this state themselves.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The app selected the control.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// A Boolean value that indicates whether the person can use the control.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the app selected the control.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(action: UIAction, events: Event)] = []

  override class var isBare: Bool { false }

  /// Adds an action that is performed on the given events.
  ///
  /// Adding the same action again adds the events to those that it already has.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Stops performing an action on the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// Performs the actions for the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }
}
