// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control that pushes a screen on the stack around it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  fileprivate enum Target {
    case value(AnyHashable?)
    case view(Destination)
  }

  fileprivate let target: Target
  fileprivate let label: Label

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = LinkNode<Label, Destination>(view, in: parent)
    node.showLabel()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LinkNode<Label, Destination>.self).receive(view)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that appends a value to the path (N2).
  ///
  /// Nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link with a title that appends a value to the path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// A link that pushes a view.
  ///
  /// The view is not in the path (N15), and follows the link: when the link goes, so does the
  /// screen.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// The same, in its older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title that pushes a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same, in its older form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same, in its older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link's button, and the source of what it pushes.
final class LinkNode<Label: View, Destination: View>: SingleChildNode, ScreenSource {
  private typealias Shown = LinkButton<Label>
  private var view: NavigationLink<Label, Destination>

  init(_ view: NavigationLink<Label, Destination>, in parent: ViewNode) {
    self.view = view
    super.init(in: parent)
  }

  private var button: LinkButton<Label> {
    let isUsable =
      if case .value(nil) = view.target { false } else { scope.containers.stack != nil }
    return LinkButton(isUsable: isUsable, label: view.label) { [weak self] in self?.open() }
  }

  func showLabel() {
    if scope.containers.stack == nil {
      graph.report("A NavigationLink outside of a NavigationStack cannot be activated.")
    }
    child = Shown._makeNode(button, in: self)
  }

  func receive(_ new: NavigationLink<Label, Destination>) {
    view = new
    if let child { Shown._updateNode(child, with: button) }
    if case .view = new.target { scope.containers.stack?.sourceChanged(self) }
  }

  private func open() {
    guard isAlive, let stack = scope.containers.stack else { return }
    switch view.target {
    case .value(let value?):
      guard stack.canShow(value), stack.push(value) else { return stack.report(missing: value) }
    case .value(nil): break
    case .view: stack.push(self)
    }
  }

  func make(in screen: ScreenNode, for value: AnyHashable?) -> ViewNode {
    guard case .view(let destination) = view.target else { return ViewNode(in: screen) }
    return Destination._makeNode(destination, in: screen)
  }

  func update(_ content: ViewNode, for value: AnyHashable?) {
    guard case .view(let destination) = view.target else { return }
    Destination._updateNode(content, with: destination)
  }

  override func didUnmount() { scope.containers.stack?.pop(self) }
}

nonisolated struct LinkButton<Label: View>: View {
  let isUsable: Bool
  let label: Label
  let open: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonStyleBox) private var style

  init(isUsable: Bool, label: Label, open: @escaping @MainActor () -> Void) {
    self.isUsable = isUsable
    self.label = label
    self.open = open
  }

  @MainActor var body: some View {
    ControlView(
      role: "link", isEnabled: isEnabled && isUsable, style: style, action: open, label: label)
  }
}
