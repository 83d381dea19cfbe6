// SPDX-License-Identifier: MIT

import WaymarkRender

/// The button of a link, and the source of its screen.
final class LinkNode<Label: View, Destination: View>: SingleChildNode, ScreenSource,
  SelectingLink, PreparingLink
{
  private typealias Shown = ControlView<Label>
  private typealias Target = NavigationLink<Label, Destination>.Target
  private var target: Target
  /// Follows the binding if there is no stack to do so.
  private var strayReader: BindingReader?

  init(_ view: NavigationLink<Label, Destination>, in parent: ViewNode) {
    target = view.target
    super.init(in: parent)
    // A link without a label is invisible, but its binding works (L4).
    if Label.self != EmptyView.self { child = Shown._makeNode(button(view.label), in: self) }
    connect(after: nil)
  }

  private func button(_ label: Label) -> ControlView<Label> {
    let isUsable =
      if case .value(nil) = target { false } else { scope.containers.stack != nil }
    var destination: String?
    if case .value(let element?) = target {
      destination = element.value.flatMap { graph.host.address(of: $0) }
    }
    // Both closures share one weak reference, because a list has many links.
    let link = LinkReference(self)
    return ControlView(
      kind: .link, destination: destination, isUsable: isUsable,
      action: { link.node?.open() }, refused: { link.node?.refused() }, label: label)
  }

  // MARK: Outside of a stack

  private var isStray: Bool { scope.containers.stack == nil }

  private func reportStray() {
    graph.report("A NavigationLink outside of a NavigationStack cannot be activated.")
  }

  fileprivate func refused() {
    if isStray { reportStray() }
  }

  /// Reports a binding that becomes true without a stack.
  private func followStray(_ activation: LinkActivation) {
    let reader = strayReader ?? BindingReader(self)
    strayReader = reader
    reader.follow(reading: activation.location)
    if activation.isOn { reportStray() }
  }

  override func refresh() {
    super.refresh()
    guard let strayReader, let activation else { return }
    strayReader.observe()
    if activation.isOn { reportStray() }
  }

  // MARK: In a stack

  func receive(_ new: NavigationLink<Label, Destination>) {
    let old = target
    target = new.target
    if let child { Shown._updateNode(child, with: button(new.label)) }
    switch target {
    case .value: break
    case .view: scope.containers.target?.sourceChanged(self)
    case .bound:
      connect(after: old)
      scope.containers.target?.sourceChanged(self)
    }
  }

  private var activation: LinkActivation? {
    if case .bound(_, let activation) = target { activation } else { nil }
  }

  private func connect(after old: Target?) {
    guard let activation else { return }
    if isStray { return followStray(activation) }
    guard let stack = scope.containers.target, let screen = scope.containers.screen else { return }
    var before: LinkActivation?
    if case .bound(_, let known)? = old { before = known }
    activation.connect(self, to: stack, on: screen, after: before)
    if before == nil, activation is FlagActivation { enclosingRows?.holdFlags() }
  }

  var driver: PushDriver? { activation?.pusher }

  fileprivate func open() {
    guard isAlive, let stack = scope.containers.stack else { return }
    switch target {
    case .value(let value?):
      if let (list, tag) = selection(of: value) {
        guard list.select(tag, by: self) else { return }
        break
      }
      if stack.lead(value) { break }
      guard stack.canShow(value) ? stack.push(value) : stack.pushLater(value) else {
        return stack.report(missing: value)
      }
    case .value(nil): break
    case .view:
      if stack.target === stack { stack.push(self) } else { stack.target.lead(self) }
    case .bound(_, let activation):
      activation.activate()
      stack.target.pathChanged()
    }
    if stack.target !== stack { scope.containers.column?.chose() }
  }

  func prepare() -> StackNode? {
    guard isAlive, let stack = scope.containers.stack, scope.containers.column == nil else {
      return nil
    }
    switch target {
    case .value(let value?): return stack.prepare(value, by: self) ? stack : nil
    case .view: return stack.prepare(nil, by: self) ? stack : nil
    case .value(nil), .bound: return nil
    }
  }

  /// The list of a split view that contains the link and can select its value, and the tag (V2).
  private func selection(of value: PathElement) -> (SelectionNode, AnyHashable)? {
    guard let tag = selectionTag, let stack = scope.containers.stack,
      stack.target !== stack || !stack.canShow(value), let list = enclosingSelection,
      list.accepts(tag)
    else { return nil }
    return (list, tag)
  }

  var selectionTag: AnyHashable? {
    guard scope.containers.column != nil, case .value(let value?) = target else { return nil }
    return value.value
  }

  private var destination: Destination? {
    switch target {
    case .value: nil
    case .view(let destination), .bound(let destination, _): destination
    }
  }

  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode {
    guard let destination else { return ViewNode(in: screen) }
    return Destination._makeNode(destination, in: screen)
  }

  func update(_ content: ViewNode, for value: PathElement?) {
    if let destination { Destination._updateNode(content, with: destination) }
  }

  // The screen is removed with its link (L3).
  override var keepsState: Bool { scope.containers.target?.holds(self) ?? false }

  override func didUnmount() {
    strayReader?.end()
    activation?.disconnect(self)
    scope.containers.target?.pop(self)
  }
}

/// A weak reference to a link.
@MainActor
private final class LinkReference<Label: View, Destination: View> {
  private(set) weak var node: LinkNode<Label, Destination>?

  init(_ node: LinkNode<Label, Destination>) { self.node = node }
}
