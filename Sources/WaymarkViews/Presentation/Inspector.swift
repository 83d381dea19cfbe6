// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Shows an inspector while a binding is true: a column beside this view or, in a compact window,
  /// a sheet.
  ///
  /// Like SwiftUI's. With a regular `horizontalSizeClass`, the inspector is at the trailing edge of
  /// this view, which makes room for it. Otherwise, it is a sheet, for which the modifiers of
  /// presentations apply, such as `presentationDetents(_:)`. It changes its form with the size class
  /// and keeps its state. A person's dismissal of the sheet, and `dismiss` in the content of either
  /// form, writes false (M1, D34).
  ///
  /// The content inherits the environment of this view, but not its navigation stack. Toolbar items
  /// of a column without a stack of its own are in the bar of the screen around it.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectorView(base: self, isPresented: isPresented, content: content())
  }

  /// Sets the width of the enclosing inspector in points, if it is a column.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the enclosing inspector in points and its bounds, if it is a column.
  ///
  /// The column has the ideal width within the bounds. A person cannot resize it by dragging.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let least = Swift.max(ideal, min ?? ideal)
    let width = Double(Swift.min(least, max ?? least))
    return preference(key: InspectorWidthKey.self, value: width.isFinite ? width : nil)
  }
}

/// The width of the inspector around a view.
enum InspectorWidthKey: PresentationPreferenceKey {
  static var defaultValue: Double? { nil }
  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = value ?? nextValue()
  }
}

nonisolated struct InspectorView<Base: View, Content: View>: View {
  typealias Body = Never

  let base: Base
  let isPresented: Binding<Bool>
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = InspectorViewNode<Base, Content>(view, in: parent)
    node.beside.show { inside in
      isSeveral ? column(of: view, in: inside) : Base._makeNode(view.base, in: inside)
    }
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: InspectorViewNode<Base, Content>.self)
    if let child = node.beside.child {
      if isSeveral {
        ElementView<Base>._updateNode(child, with: ElementView(.vstack, content: view.base))
      } else {
        Base._updateNode(child, with: view.base)
      }
    }
    node.receive(view)
  }

  /// Whether several views, or none, can be beside the inspector.
  @MainActor private static var isSeveral: Bool {
    (Base.self as? any EachView.Type)?.standsForEach == true
  }

  @MainActor
  private static func column(of view: Self, in parent: ViewNode) -> ViewNode {
    ElementView<Base>._makeNode(ElementView(.vstack, content: view.base), in: parent)
  }
}

final class InspectorViewNode<Base: View, Content: View>: InspectorPresenterNode {
  private var view: InspectorView<Base, Content>

  init(_ view: InspectorView<Base, Content>, in parent: ViewNode) {
    self.view = view
    super.init(in: parent)
    follow(view.isPresented.location)
    if isOpen { refresh() }
  }

  func receive(_ view: InspectorView<Base, Content>) {
    self.view = view
    follow(view.isPresented.location)
    viewChanged()
  }

  override var isOpen: Bool { isAlive && view.isPresented.wrappedValue }
  override func clear() {
    if view.isPresented.wrappedValue { view.isPresented.wrappedValue = false }
  }

  override func makeContent(in parent: ViewNode) -> ViewNode {
    Content._makeNode(view.content, in: parent)
  }

  override func updateContent(_ node: ViewNode) { Content._updateNode(node, with: view.content) }
}
