// SPDX-License-Identifier: MIT

/// The symbols of a canvas, by their tags, read from views without mounting them.
@MainActor
struct CanvasSymbols {
  private(set) var views: [AnyHashable: AnyView] = [:]

  /// Adds the views of a block that have tags; the first view with a tag counts.
  mutating func add(_ view: any View) {
    if let group = view as? any SymbolGroup {
      for member in group.symbols { add(member) }
    } else if let tag = Self.tag(of: view), views[tag] == nil {
      views[tag] = AnyView(view)
    }
  }

  /// The tag of a view, or of the view inside of its modifiers.
  private static func tag(of view: any View) -> AnyHashable? {
    if let tagged = view as? any TaggedSymbol { return tagged.symbolTag }
    return (view as? any NamingView).flatMap { tag(of: $0.inside) }
  }
}

/// A view with a tag.
@MainActor
private protocol TaggedSymbol {
  var symbolTag: AnyHashable { get }
}

extension TagView: TaggedSymbol {
  @MainActor fileprivate var symbolTag: AnyHashable { tag.value }
}

/// A view that stands for several views, each of which can be a symbol.
@MainActor
private protocol SymbolGroup {
  var symbols: [any View] { get }
}

extension TupleView: SymbolGroup {
  @MainActor fileprivate var symbols: [any View] { views }
}

extension Group: SymbolGroup where Content: View {
  @MainActor fileprivate var symbols: [any View] { [content] }
}

extension ForEach: SymbolGroup where Content: View {
  @MainActor fileprivate var symbols: [any View] { data.map { content($0) } }
}

extension Optional: SymbolGroup where Wrapped: View {
  @MainActor fileprivate var symbols: [any View] { map { [$0] as [any View] } ?? [] }
}

extension _ConditionalContent: SymbolGroup where TrueContent: View, FalseContent: View {
  @MainActor fileprivate var symbols: [any View] { [branch] }
}

extension AnyView: SymbolGroup {
  @MainActor fileprivate var symbols: [any View] { [content] }
}
