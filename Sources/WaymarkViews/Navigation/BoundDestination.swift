// SPDX-License-Identifier: MIT

extension View {
  /// Pushes a view while a flag is true.
  ///
  /// The flag becomes false when the screen is removed (N13). The view is created with this one,
  /// and its body runs when it is shown (N14); it is not part of the stack's path (N15).
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    FlagDestinationView(
      content: self, flag: isPresented, destination: destination(),
      place: SourcePlace(file: file, line: line))
  }

  /// Pushes a view while there is an item.
  ///
  /// The item becomes nil when the screen is removed. Another item replaces the screen's content
  /// without another push; a changed item updates the content and keeps its state (N13). The `id`
  /// identifies an item if its type is `Identifiable`. Otherwise a different value is another item,
  /// except for changes that a person makes on the screen itself, or on screens above it, by typing
  /// or with a toggle, a picker or a similar control.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    ItemDestinationView(
      content: self, item: item, destination: destination,
      place: SourcePlace(file: file, line: line))
  }
}

nonisolated struct FlagDestinationView<Content: View, V: View>: WrappingView {
  let content: Content
  let flag: Binding<Bool>
  let destination: V
  /// The place of the declaration; nil for a control's own destination, which can be in a list.
  let place: SourcePlace?

  @MainActor
  func makeNode(in parent: ViewNode) -> FlagDestinationNode<V> {
    FlagDestinationNode(flag, destination, place, in: parent)
  }

  @MainActor
  func update(_ node: FlagDestinationNode<V>) {
    node.receive(flag, destination)
  }
}

final class FlagDestinationNode<V: View>: SingleChildNode, ScreenSource {
  private var destination: V
  private var flag: FlagDriver?

  init(_ flag: Binding<Bool>, _ destination: V, _ place: SourcePlace?, in parent: ViewNode) {
    self.destination = destination
    super.init(in: parent)
    if let place { checkPlace("isPresented:", place) }
    guard let stack = scope.containers.target, let screen = scope.containers.screen else { return }
    self.flag = FlagDriver(flag, self, of: stack, on: screen)
  }

  func receive(_ flag: Binding<Bool>, _ destination: V) {
    self.destination = destination
    self.flag?.receive(flag)
    scope.containers.target?.sourceChanged(self)
  }

  var driver: PushDriver? { flag }
  override var keepsState: Bool { scope.containers.target?.holds(self) ?? false }

  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode {
    V._makeNode(destination, in: screen)
  }

  func update(_ content: ViewNode, for value: PathElement?) {
    V._updateNode(content, with: destination)
  }

  override func didUnmount() {
    flag?.end()
    flag = nil
  }
}

nonisolated struct ItemDestinationView<Content: View, D: Hashable, C: View>: WrappingView {
  let content: Content
  let item: Binding<D?>
  let destination: (D) -> C
  let place: SourcePlace

  @MainActor
  func makeNode(in parent: ViewNode) -> ItemDestinationNode<D, C> {
    ItemDestinationNode(item, destination, place, in: parent)
  }

  @MainActor
  func update(_ node: ItemDestinationNode<D, C>) {
    node.receive(item, destination)
  }
}

final class ItemDestinationNode<D: Hashable, C: View>: SingleChildNode, ScreenSource {
  private typealias Shown = IDView<C, Int>
  private var destination: (D) -> C
  private var item: ItemDriver<D>?

  init(
    _ item: Binding<D?>, _ destination: @escaping (D) -> C, _ place: SourcePlace,
    in parent: ViewNode
  ) {
    self.destination = destination
    super.init(in: parent)
    checkPlace("item:", place)
    guard let stack = scope.containers.target, let screen = scope.containers.screen else { return }
    self.item = ItemDriver(item, self, of: stack, on: screen)
  }

  func receive(_ item: Binding<D?>, _ destination: @escaping (D) -> C) {
    self.destination = destination
    self.item?.receive(item)
    scope.containers.target?.sourceChanged(self)
  }

  var driver: PushDriver? { item }
  override var keepsState: Bool { scope.containers.target?.holds(self) ?? false }

  private var shown: (() -> Shown)? {
    guard let item, let current = item.current else { return nil }
    return { [destination, turn = item.turn] in
      IDView(content: destination(current), id: turn)
    }
  }

  func make(in screen: ScreenNode, for value: PathElement?) -> ViewNode {
    shown.map { DeferredContentNode(in: screen, $0) } ?? ViewNode(in: screen)
  }

  func update(_ content: ViewNode, for value: PathElement?) {
    if let shown, let node = content as? DeferredContentNode<Shown> { node.receive(shown) }
  }

  override func didUnmount() {
    item?.end()
    item = nil
  }
}
