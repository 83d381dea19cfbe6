// SPDX-License-Identifier: MIT

import WaymarkRender

/// A kind of action that assistive technologies invoke.
public struct AccessibilityActionKind: Hashable, Sendable {
  let value: ActionValue

  /// The action of a double tap or the space bar.
  ///
  /// In a browser, clicks from a screen reader cannot be distinguished, so every click performs it
  /// on elements that do not handle taps; a control performs its own action.
  public static let `default` = AccessibilityActionKind(value: .standard(.default))
  /// Dismisses a presentation or cancels an action: in a browser, the Escape key.
  public static let escape = AccessibilityActionKind(value: .standard(.escape))
  /// Performs the most important action, such as answering a call; browsers have no gesture for it.
  public static let magicTap = AccessibilityActionKind(value: .standard(.magicTap))
  /// Deletes the element: in a browser, the Delete key.
  public static let delete = AccessibilityActionKind(value: .standard(.delete))
  /// Shows a menu; browsers have no gesture for it.
  public static let showMenu = AccessibilityActionKind(value: .standard(.showMenu))

  /// Creates a named action.
  public init(named name: Text) {
    // Hosts show a title in one line.
    value = .named(name.content.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  fileprivate init(value: ActionValue) { self.value = value }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

extension View {
  /// Adds an action that assistive technologies offer.
  ///
  /// In a browser, named actions are in a menu that Shift-F10 or the menu key opens on the element;
  /// its description lists them. In a headless test, see `performAccessibilityAction(_:)`.
  @preconcurrency
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    AccessibilityActionView(content: self, actions: [(actionKind.value, handler)])
  }

  /// Adds a named action.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named action.
  @preconcurrency
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds a named action.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action with a label, of which the text is used.
  @preconcurrency
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { [label = label()] in Button(action: action) { label } }
  }

  /// Adds the actions of buttons, which are not displayed.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    AccessibilityButtons(base: self, buttons: content())
  }

  /// Lets assistive technologies increment and decrement the view, whose `accessibilityValue` they
  /// announce; in a browser, with the arrow keys.
  @preconcurrency
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    AccessibilityActionView(content: self, adjust: handler)
  }
}

nonisolated private struct AccessibilityButtons<Base: View, Buttons: View>: View {
  let base: Base
  let buttons: Buttons

  @MainActor var body: some View {
    AccessibilityActionView(
      content: base,
      actions: LabelDescription(buttons).buttons.map { title, action in
        (AccessibilityActionKind(named: Text(verbatim: title)).value, action)
      })
  }
}

nonisolated private struct AccessibilityActionView<Content: View>: WrappingView {
  let content: Content
  var actions: [(value: ActionValue, action: @MainActor () -> Void)] = []
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  private var values: [(Property, PropertyValue)] {
    if adjust != nil { return [(.adjustable, .bool(true))] }
    guard !actions.isEmpty else { return [] }
    return [(.actions, .actions(actions.map(\.value)))]
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> AccessibilityActionNode {
    let node = AccessibilityActionNode(values, in: parent)
    (node.actions, node.adjust) = (actions, adjust)
    return node
  }

  @MainActor
  func update(_ node: AccessibilityActionNode) {
    node.receive(values)
    (node.actions, node.adjust) = (actions, adjust)
  }
}

/// A node that performs accessibility actions of the elements inside.
protocol ActionPerforming: AttributeNode {
  /// Performs an action; returns false if it is not one of the node's.
  func perform(_ action: ActionValue) -> Bool
}

/// The actions that assistive technologies can perform on the elements inside.
final class AccessibilityActionNode: AttributeNode, ActionPerforming {
  fileprivate var actions: [(value: ActionValue, action: @MainActor () -> Void)] = []
  fileprivate var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?

  func perform(_ action: ActionValue) -> Bool {
    guard let found = actions.last(where: { $0.value == action }) else { return false }
    found.action()
    return true
  }
}

extension ElementNode {
  /// Performs the innermost action with a name around the element.
  fileprivate func perform(_ action: ActionValue) throws(HostEventError) {
    try assist { ($0 as? any ActionPerforming)?.perform(action) == true }
  }

  /// Adjusts the element with the innermost adjustable action around it.
  fileprivate func adjust(_ direction: AccessibilityAdjustmentDirection) throws(HostEventError) {
    try assist { node in
      guard let adjust = (node as? AccessibilityActionNode)?.adjust else { return false }
      adjust(direction)
      return true
    }
  }

  private func assist(_ body: (AttributeNode) -> Bool) throws(HostEventError) {
    guard EnvironmentValues(scope).isEnabled else { throw .disabled }
    var next = attributes
    while let node = next {
      if body(node) { return }
      next = node.attributes
    }
    throw .unsupported
  }
}

/// Delivers the events of assistive technologies.
final class AccessibilityEvents: EventFilter {
  static let shared = AccessibilityEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    switch event.action {
    case .perform(let action): try element.perform(action)
    case .increment where element.resolved(.adjustable) == .bool(true):
      try element.adjust(.increment)
    case .decrement where element.resolved(.adjustable) == .bool(true):
      try element.adjust(.decrement)
    default: try next()
    }
  }
}

extension Button: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) {
    let label = LabelDescription(label)
    description.texts += label.texts
    description.systemName = description.systemName ?? label.systemName
    description.buttons.append((label.title, action))
  }
}
