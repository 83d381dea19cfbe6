// SPDX-License-Identifier: MIT

/// A view that can represent several views, or none; modifiers apply to each of them.
@MainActor
protocol EachView: View {
  /// Whether views of this type do so.
  static var standsForEach: Bool { get }

  static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode) -> ViewNode
  static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers)
}

@MainActor
func standsForEach(_ type: any View.Type) -> Bool {
  (type as? any EachView.Type)?.standsForEach == true
}

extension View {
  nonisolated func boxed(_ layers: BoxLayers) -> BoxView<Self> {
    BoxView(content: self, layers: layers)
  }
}

/// A view whose boxes are those of another view.
@MainActor
protocol EachThrough: EachView {
  associatedtype Boxed: View

  func boxed(in layers: BoxLayers) -> Boxed
}

extension EachThrough {
  static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode) -> ViewNode {
    Boxed._makeNode(view.boxed(in: layers), in: parent)
  }

  static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers) {
    Boxed._updateNode(node, with: view.boxed(in: layers))
  }
}

extension Group: EachView, EachThrough where Content: View {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed(layers)
  }
}

extension BoxView: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed(self.layers + layers)
  }
}

/// A modifier that applies to each of several views if one of layout or appearance is around it.
protocol EachModifier: WrappingView, EachThrough {}

extension EachModifier {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed([ModifierLayer(view: self)] + layers)
  }
}

extension AttributeView: EachModifier {}
extension EnvironmentView: EachModifier {}
extension TransactionView: EachModifier {}
extension ValueTransactionView: EachModifier {}
extension TagView: EachModifier {}

/// A modifier without its content.
nonisolated struct ModifierLayer<W: WrappingView>: BoxLayer {
  let view: W

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = view.makeNode(in: parent)
    node.child = child(node)
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    let node = downcast(node, to: W.Node.self)
    view.update(node)
    if let inside = node.child { child(inside) }
  }
}

/// A modifier that applies once to several views, while modifiers of layout and appearance around
/// it apply to each.
protocol GroupModifier: WrappingView, EachView {}

extension GroupModifier {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor
  static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode) -> ViewNode {
    let node = view.makeNode(in: parent)
    node.child = BoxView._makeNode(view.content.boxed(layers), in: node)
    return node
  }

  @MainActor
  static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers) {
    let node = downcast(node, to: Node.self)
    view.update(node)
    if let child = node.child { BoxView._updateNode(child, with: view.content.boxed(layers)) }
  }
}

extension IgnoredArgument: GroupModifier {}
extension LifecycleView: GroupModifier {}
extension TaskView: GroupModifier {}
extension ChangeView: GroupModifier {}
extension PreferenceView: GroupModifier {}
extension PreferenceTransformView: GroupModifier {}
extension PreferenceReaderView: GroupModifier {}

extension ForEach: EachView, EachThrough where Content: View {
  @MainActor static var standsForEach: Bool { true }

  @MainActor func boxed(in layers: BoxLayers) -> ForEach<Data, ID, BoxView<Content>> {
    ForEach<Data, ID, BoxView<Content>>(
      data: data, content: { [content] in content($0).boxed(layers) }, id: id, idPath: idPath)
  }
}

extension Optional: EachView, EachThrough where Wrapped: View {
  @MainActor static var standsForEach: Bool { true }

  @MainActor func boxed(in layers: BoxLayers) -> BoxView<Wrapped>? {
    self?.boxed(layers)
  }
}

extension _ConditionalContent: EachView, EachThrough
where TrueContent: View, FalseContent: View {
  @MainActor static var standsForEach: Bool {
    WaymarkViews.standsForEach(TrueContent.self) || WaymarkViews.standsForEach(FalseContent.self)
  }

  @MainActor func boxed(
    in layers: BoxLayers
  ) -> _ConditionalContent<BoxView<TrueContent>, BoxView<FalseContent>> {
    switch self {
    case .first(let first): .first(first.boxed(layers))
    case .second(let second): .second(second.boxed(layers))
    }
  }
}

extension EmptyView: EachView {
  @MainActor static var standsForEach: Bool { true }

  @MainActor static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode)
    -> ViewNode
  {
    _makeNode(view, in: parent)
  }

  @MainActor static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers) {}
}

extension TupleView: EachView {
  @MainActor static var standsForEach: Bool { true }

  @MainActor static func makeEach(_ view: Self, in layers: BoxLayers, _ parent: ViewNode)
    -> ViewNode
  {
    let node = TupleNode(in: parent)
    withUnsafePointer(to: view.value) {
      view.children?.make(UnsafeRawPointer($0), in: node, layers)
    }
    return node
  }

  @MainActor static func updateEach(_ node: ViewNode, with view: Self, in layers: BoxLayers) {
    withUnsafePointer(to: view.value) {
      view.children?.update(
        UnsafeRawPointer($0), downcast(node, to: TupleNode.self), layers)
    }
  }
}
