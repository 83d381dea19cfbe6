// SPDX-License-Identifier: MIT

/// Several contents, in order.
nonisolated public struct _ToolbarContents: ToolbarContent {
  public typealias Body = Never

  let parts: [any ToolbarContent]

  @MainActor
  public static func _parts(_ content: Self) -> _ToolbarParts {
    func split(_ part: some ToolbarContent) -> _ToolbarParts { type(of: part)._parts(part) }
    let parts = content.parts.map { split($0) }
    // By position among all parts, so that one that comes or goes replaces no other.
    func views(_ kind: KeyPath<_ToolbarParts, AnyView?>) -> AnyView? {
      let positions = parts.indices.filter { parts[$0][keyPath: kind] != nil }
      guard !positions.isEmpty else { return nil }
      return AnyView(ForEach(positions, id: \.self) { parts[$0][keyPath: kind] })
    }
    return _ToolbarParts(items: views(\.items), secondary: views(\.secondary))
  }
}

/// A result builder for the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarContents {
    var parts: [any ToolbarContent] = []
    for one in repeat each content { parts.append(one) }
    return _ToolbarContents(parts: parts)
  }

  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents(parts: [first])
  }

  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents(parts: [second])
  }

  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarContents {
    _ToolbarContents(parts: [content])
  }
}
