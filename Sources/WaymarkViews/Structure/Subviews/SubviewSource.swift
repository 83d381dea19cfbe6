// SPDX-License-Identifier: MIT

/// A view that consists of others, or of none, when it is in a container.
@MainActor
protocol SubviewSource: View {
  func addSubviews(to resolver: inout SubviewResolver)
}

extension EmptyView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {}
}

extension TupleView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    for (index, view) in views.enumerated() { resolver.add(view, at: index) }
  }
}

extension Group: SubviewSource where Content: View {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(content) }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    for element in data { resolver.add(content(element), at: id(element)) }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    if let self { resolver.add(self) }
  }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    switch self {
    case .first(let first): resolver.add(first, at: true)
    case .second(let second): resolver.add(second, at: false)
    }
  }
}

extension AnyView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content, at: ObjectIdentifier(type(of: content)))
  }
}

extension IDView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content, at: id) { item in
      item.replace { view in Self.named(view, id) }
    }
  }

  private static func named<V: View>(_ view: V, _ id: ID) -> any View {
    IDView<V, ID>(content: view, id: id)
  }
}

extension BoxView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content) { $0.add(layers) }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content) { item in
      item.replace { view in Self.modified(view, modifier) }
    }
  }

  private static func modified<V: View>(_ view: V, _ modifier: Modifier) -> any View {
    ModifiedContent<V, Modifier>(content: view, modifier: modifier)
  }
}

extension Subview: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.addOne(self, values: containerValues)
  }
}

extension SubviewsCollection: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(body) }
}

extension SubviewsCollectionSlice: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(body) }
}

extension GroupElementsOfContent: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) { resolver.add(body) }
}
