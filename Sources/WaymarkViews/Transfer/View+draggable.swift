// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Lets a person drag the view, which stands for a value.
  ///
  /// The value is created when the drag begins. A view with ``dropDestination(for:action:isTargeted:)``
  /// receives it if it takes values of the type, or of a type that one of the value's
  /// representations leads to. In a browser, a mouse drags at once and a finger after a long press.
  /// A keyboard and assistive technologies use actions instead: "Drag" on this view, then "Drop" on
  /// a destination. The value does not leave the app.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DraggableView(payload: payload) { _ in self }
  }

  /// Lets a person drag the view, which stands for a value, with a preview that follows the pointer
  /// instead of the view; see ``draggable(_:)``.
  ///
  /// The preview exists only during a drag. In a browser, it may appear later than the drag begins;
  /// until then, the view itself follows the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return DraggableView(payload: payload, hasPreview: true) { isLifted in
      ElementView(
        .box,
        content: TupleView(
          self,
          isLifted
            ? ElementView(
              .box, [(.dragPreview, .bool(true)), (.accessibilityHidden, .bool(true))],
              content: preview)
            : nil))
    }
  }
}

nonisolated private struct DraggableView<Content: View>: View {
  let payload: () -> any Transferable
  var hasPreview = false
  /// Creates the view, and whether it is being dragged.
  let content: (Bool) -> Content
  @Environment(\.isEnabled) private var isEnabled
  @State private var isLifted = false

  @MainActor var body: some View {
    DragView(
      content: content(isLifted),
      source: DragSource(isEnabled: isEnabled, payload: payload) { [$isLifted, hasPreview] in
        if hasPreview { $isLifted.wrappedValue = $0 }
      })
  }
}

extension DraggableView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool { (inside as? any NamingView)?.isCalled(id) == true }

  @MainActor
  var inside: any View { content(false) }
}

/// What a person can drag.
struct DragSource {
  let isEnabled: Bool
  let payload: () -> any Transferable
  /// Told when a drag begins and ends.
  let lift: (Bool) -> Void
}

nonisolated private struct DragView<Content: View>: WrappingView {
  let content: Content
  let source: DragSource

  @MainActor
  func makeNode(in parent: ViewNode) -> DragNode { DragNode(source, in: parent) }

  @MainActor
  func update(_ node: DragNode) { node.receive(source) }
}

/// The node around the elements that a person can drag.
final class DragNode: AttributeNode {
  private(set) var source: DragSource
  private var acceptedDrops = 0

  init(_ source: DragSource, in parent: ViewNode) {
    self.source = source
    super.init(Self.values(source, 0, isCarried: false), in: parent)
  }

  func receive(_ source: DragSource) {
    self.source = source
    refreshValues()
  }

  /// Notes that a drop was accepted.
  func accept() {
    acceptedDrops += 1
    refreshValues()
  }

  /// Updates what hosts know of the node.
  func refreshValues() {
    receive(Self.values(source, acceptedDrops, isCarried: graph.drags.carries(self)))
  }

  override func didUnmount() { graph.drags.sourceEnds(self) }

  private static func values(
    _ source: DragSource, _ acceptedDrops: Int, isCarried: Bool
  ) -> [(Property, PropertyValue)] {
    guard source.isEnabled else { return [] }
    return [
      (.draggable, .number(Double(acceptedDrops))),
      (.actions, .actions([isCarried ? DragAction.cancel : DragAction.drag])),
    ]
  }
}

extension DragNode: ActionPerforming {
  func perform(_ action: ActionValue) -> Bool {
    guard source.isEnabled else { return false }
    switch action {
    case DragAction.drag: graph.drags.carry(self)
    case DragAction.cancel where graph.drags.carries(self): graph.drags.end(self)
    default: return false
    }
    return true
  }
}

/// The accessibility actions that drag without a pointer.
enum DragAction {
  static let drag = ActionValue.named("Drag")
  static let cancel = ActionValue.named("Cancel Drag")
  static let drop = ActionValue.named("Drop")
}
