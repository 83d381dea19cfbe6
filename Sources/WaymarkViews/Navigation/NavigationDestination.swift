// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension View {
  /// Defines the screens for values of a type that are pushed on the enclosing stack.
  ///
  /// The closure runs again when its captured values change: pushed screens stay live (N18). If
  /// there are several destinations for a type, the closest to the root applies (N6); in a stack
  /// whose path contains values of one type, only those of the root apply (N7).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    DestinationView(
      content: self, destination: destination, place: SourcePlace(file: file, line: line))
  }
}

/// A source location for reports.
nonisolated struct SourcePlace {
  let file: StaticString
  let line: UInt
}

nonisolated struct DestinationView<Content: View, D: Hashable, C: View>: WrappingView {
  let content: Content
  let destination: (D) -> C
  let place: SourcePlace

  @MainActor
  func makeNode(in parent: ViewNode) -> DestinationNode<D, C> {
    DestinationNode<D, C>(destination, place, in: parent)
  }

  @MainActor
  func update(_ node: DestinationNode<D, C>) {
    node.receive(destination)
  }
}

final class DestinationNode<D: Hashable, C: View>: SingleChildNode, Destination {
  private var destination: (D) -> C

  init(_ destination: @escaping (D) -> C, _ place: SourcePlace, in parent: ViewNode) {
    self.destination = destination
    super.init(in: parent)
    checkPlace("for: \(D.self).self", place)
    whenInApp { self.scope.containers.stack?.add(self, at: place) }
  }

  func receive(_ new: @escaping (D) -> C) {
    let old = destination
    destination = new
    // The same closure with the same captures creates the same views.
    let isSame = withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
    if !isSame { scope.containers.stack?.sourceChanged(self) }
  }

  var valueType: Any.Type { D.self }

  var screenIndex: Int { scope.containers.screen?.index ?? 0 }

  func accepts(_ value: PathElement) -> Bool {
    value.type == D.self || D.self == AnyHashable.self && value.isErased
  }

  func decode(_ value: EncodedValue) -> Bool { value.decode(as: D.self) }

  private func content(for value: PathElement?) -> (() -> C)? {
    guard let value = value?.value, let own = value.base as? D ?? value as? D else { return nil }
    return { [destination] in destination(own) }
  }

  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode {
    guard let content = content(for: value) else { return ViewNode(in: screen) }
    return DeferredContentNode(in: screen, content)
  }

  func update(_ node: ViewNode, for value: PathElement?) {
    guard let content = content(for: value), let node = node as? DeferredContentNode<C> else {
      return
    }
    node.receive(content)
  }

  override func didUnmount() { scope.containers.stack?.remove(self) }
}

extension ViewNode {
  /// Reports a destination in an invalid place (N8, N9).
  func checkPlace(_ what: String, _ place: SourcePlace) {
    guard let screen = scope.containers.screen, scope.containers.stack != nil else {
      graph.report(
        """
        A `navigationDestination(\(what))` was declared outside of a NavigationStack: it will be \
        ignored. Move it inside the stack.
        """, file: place.file, line: place.line)
      return
    }
    var next = parent
    while let node = next, node !== screen {
      if node.isLazyContainer {
        graph.report(
          """
          Do not put a navigation destination modifier inside a "lazy” container, like `List` or \
          `LazyVStack`. These containers create child views only when needed to render on screen. \
          Add the navigation destination modifier outside these containers so that the navigation \
          stack can always see the destination. There's a misplaced \
          `navigationDestination(\(what))` modifier. It will be ignored in a future release.
          """, severity: .warning, file: place.file, line: place.line)
        return
      }
      next = node.parent
    }
  }
}

extension DestinationView: GroupModifier {}
