// SPDX-License-Identifier: MIT

extension View {
  /// Says how values of a type look when they are pushed on the stack around this view.
  ///
  /// The closure runs again when what it captured changes: pushed screens stay live (N18). Of
  /// several for one type the one closest to the root counts (N6).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}

nonisolated struct DestinationView<Content: View, D: Hashable, C: View>: WrappingView {
  let content: Content
  let destination: (D) -> C

  @MainActor
  func makeNode(in parent: ViewNode) -> DestinationNode<D, C> {
    DestinationNode<D, C>(destination, in: parent)
  }

  @MainActor
  func update(_ node: DestinationNode<D, C>) {
    node.receive(destination)
  }
}

final class DestinationNode<D: Hashable, C: View>: SingleChildNode, Destination {
  private var destination: (D) -> C

  init(_ destination: @escaping (D) -> C, in parent: ViewNode) {
    self.destination = destination
    super.init(in: parent)
    if let stack = scope.containers.stack {
      stack.add(self)
    } else {
      graph.report(
        """
        A navigationDestination for “\(D.self)” was declared outside of a NavigationStack: it \
        will be ignored.
        """)
    }
  }

  func receive(_ new: @escaping (D) -> C) {
    destination = new
    scope.containers.stack?.sourceChanged(self)
  }

  var valueType: Any.Type { D.self }

  var screenIndex: Int { scope.containers.screen?.index ?? 0 }

  func takes(_ value: AnyHashable) -> Bool {
    D.self == AnyHashable.self || type(of: value.base) == D.self
  }

  private func content(for value: AnyHashable?) -> C? {
    guard let value = value else { return nil }
    return (value.base as? D ?? value as? D).map(destination)
  }

  func make(in screen: ScreenNode, for value: AnyHashable?) -> ViewNode {
    guard let content = content(for: value) else { return ViewNode(in: screen) }
    return C._makeNode(content, in: screen)
  }

  func update(_ node: ViewNode, for value: AnyHashable?) {
    if let content = content(for: value) { C._updateNode(node, with: content) }
  }

  override func didUnmount() { scope.containers.stack?.remove(self) }
}
