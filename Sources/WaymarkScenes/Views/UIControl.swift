// SPDX-License-Identifier: MIT

/// A view that a person acts on.
///
/// Like UIKit's class with ``UIAction``s: there is no Objective-C off Apple's systems, so nothing
/// takes a target and a selector.
@MainActor
@preconcurrency
open class UIControl: UIView {
  /// What happens to a control, by UIKit's numbers.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A person has changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A person has done what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field has got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like, by UIKit's numbers.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Pressed; hosts show that themselves.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected by the app.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether a person can use it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// Whether the app has selected it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }

  /// What the control is like now.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(action: UIAction, events: Event)] = []

  override class var isBare: Bool { false }

  /// Has an action performed on events; it is kept once, whatever the events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Has an action not performed on events any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// Performs the actions of events, in the order of their coming.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }
}
