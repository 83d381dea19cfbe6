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
  nonisolated fileprivate func boxed(_ layers: BoxLayers) -> BoxView<Self> {
    BoxView(content: self, layers: layers)
  }
}

/// A view whose boxes are those of another view.
@MainActor
private protocol EachThrough: EachView {
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

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed(layers)
  }
}

extension BoxView: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed(self.layers + layers)
  }
}

extension AttributeView: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> BoxView<Content> {
    content.boxed([self] + layers)
  }
}

extension IgnoredArgument: EachView, EachThrough {
  @MainActor static var standsForEach: Bool { WaymarkViews.standsForEach(Content.self) }

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> IgnoredArgument<BoxView<Content>> {
    content.boxed(layers).ignoring(problem)
  }
}

extension ForEach: EachView, EachThrough where Content: View {
  @MainActor static var standsForEach: Bool { true }

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> ForEach<Data, ID, BoxView<Content>> {
    ForEach<Data, ID, BoxView<Content>>(
      data: data, content: { [content] in content($0).boxed(layers) }, id: id, idPath: idPath)
  }
}

extension Optional: EachView, EachThrough where Wrapped: View {
  @MainActor static var standsForEach: Bool { true }

  @MainActor fileprivate func boxed(in layers: BoxLayers) -> BoxView<Wrapped>? {
    self?.boxed(layers)
  }
}

extension _ConditionalContent: EachView, EachThrough
where TrueContent: View, FalseContent: View {
  @MainActor static var standsForEach: Bool {
    WaymarkViews.standsForEach(TrueContent.self) || WaymarkViews.standsForEach(FalseContent.self)
  }

  @MainActor fileprivate func boxed(
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
