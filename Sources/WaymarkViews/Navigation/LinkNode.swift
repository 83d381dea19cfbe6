// SPDX-License-Identifier: MIT

import WaymarkRender

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

  func show() {
    // A link without a label cannot be seen, but its binding works (L4).
    if Label.self != EmptyView.self { child = Shown._makeNode(button, in: self) }
    guard scope.containers.stack != nil else {
      graph.report("A NavigationLink outside of a NavigationStack cannot be activated.")
      return
    }
    connect(after: nil)
  }

  func receive(_ new: NavigationLink<Label, Destination>) {
    let old = view
    view = new
    if let child { Shown._updateNode(child, with: button) }
    switch new.target {
    case .value: break
    case .view: scope.containers.stack?.sourceChanged(self)
    case .bound:
      connect(after: old)
      scope.containers.stack?.sourceChanged(self)
    }
  }

  private var activation: LinkActivation? {
    if case .bound(_, let activation) = view.target { activation } else { nil }
  }

  private func connect(after old: NavigationLink<Label, Destination>?) {
    guard let activation, let stack = scope.containers.stack, let screen = scope.containers.screen
    else { return }
    var before: LinkActivation?
    if case .bound(_, let known)? = old?.target { before = known }
    activation.connect(self, to: stack, on: screen, after: before)
    if before == nil, activation is FlagActivation { enclosingRows?.holdFlags() }
  }

  var driver: PushDriver? { activation?.pusher }

  private func open() {
    guard isAlive, let stack = scope.containers.stack else { return }
    switch view.target {
    case .value(let value?):
      guard stack.canShow(value), stack.push(value) else { return stack.report(missing: value) }
    case .value(nil): break
    case .view: stack.push(self)
    case .bound(_, let activation):
      activation.activate()
      stack.pathChanged()
    }
  }

  private var destination: Destination? {
    switch view.target {
    case .value: nil
    case .view(let destination), .bound(let destination, _): destination
    }
  }

  func make(in screen: ScreenNode, for value: PathValue?) -> ViewNode {
    guard let destination else { return ViewNode(in: screen) }
    return Destination._makeNode(destination, in: screen)
  }

  func update(_ content: ViewNode, for value: PathValue?) {
    if let destination { Destination._updateNode(content, with: destination) }
  }

  // The screen goes with its link (L3).
  override var keepsState: Bool { scope.containers.stack?.holds(self) ?? false }

  override func didUnmount() {
    activation?.disconnect(self)
    scope.containers.stack?.pop(self)
  }
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
