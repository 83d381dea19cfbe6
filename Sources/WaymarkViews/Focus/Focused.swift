// SPDX-License-Identifier: MIT

extension View {
  /// Binds the focus of the fields in this view to a value of the focus state.
  ///
  /// While a field of this view has the focus, the state has the value. Setting the state to the
  /// value focuses the first field in this view that can have the focus; disabled fields, and
  /// fields below another screen, cannot. Only fields and `focusable` views accept the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, location: binding.location, match: value)
  }

  /// Binds the focus of the fields in this view to a Boolean focus state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, location: condition.location, match: true)
  }

  /// Focuses a field when this view first appears, if none of its fields has the focus.
  ///
  /// Ignored: `priority` (the default focus applies when the view first appears).
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocusView(content: self, binding: binding, value: value)
  }
}

/// The condition under which a default focus applies; always when the view first appears.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the system moves the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

nonisolated private struct DefaultFocusView<Content: View, V: Hashable>: View {
  let content: Content
  let binding: FocusState<V>.Binding
  let value: V
  @State private var hasAppeared = false

  init(content: Content, binding: FocusState<V>.Binding, value: V) {
    self.content = content
    self.binding = binding
    self.value = value
  }

  @MainActor var body: some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      if binding.location?.isWritten != true { binding.wrappedValue = value }
    }
  }
}

nonisolated struct FocusedView<Content: View, Value: Hashable>: WrappingView {
  let content: Content
  let location: FocusLocation<Value>?
  let match: Value

  @MainActor
  func makeNode(in parent: ViewNode) -> FocusedNode<Value> {
    let node = FocusedNode<Value>(in: parent)
    node.receive(location, match)
    return node
  }

  @MainActor
  func update(_ node: FocusedNode<Value>) { node.receive(location, match) }
}

/// The fields of a value of the focus state.
final class FocusedNode<Value: Hashable>: FocusHolderNode {
  private var anchor: FocusAnchor<Value>?

  func receive(_ location: FocusLocation<Value>?, _ match: Value) {
    if let anchor, anchor.location === location {
      anchor.match = match
      return
    }
    anchor?.end()
    anchor = location.map { FocusAnchor($0, match, at: self) }
  }

  override var focusHolder: (any FocusHolder)? { anchor }
  override func didUnmount() { anchor?.end() }
}

/// The connection between a location and the fields of one of its values.
@MainActor
final class FocusAnchor<Value: Hashable>: FocusHolder {
  let location: FocusLocation<Value>
  var match: Value {
    didSet { if hasFocus, location.value == oldValue { location.store(match) } }
  }
  private(set) var hasFocus = false
  private weak var node: ViewNode?

  init(_ location: FocusLocation<Value>, _ match: Value, at node: ViewNode) {
    self.location = location
    self.match = match
    self.node = node
    location.add(self)
  }

  func end() { location.remove(self) }

  var firstField: ElementNode? { node?.firstField }

  func focusCame() {
    hasFocus = true
    location.store(match)
  }

  func focusWent() {
    hasFocus = false
    if location.value == match { location.clear() }
  }
}
