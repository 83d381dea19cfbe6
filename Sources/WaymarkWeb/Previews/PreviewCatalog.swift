// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// The previews of a program, and how each is shown.
@MainActor
struct PreviewCatalog {
  private(set) var items: [PreviewItem] = []
  private let contexts = PreviewContexts()

  /// Finds the previews of some types, and shows each once to learn what it says of itself.
  ///
  /// - Parameter types: The types that declare previews.
  init(_ types: [PreviewType]) async {
    for type in types { items += await previews(of: type) }
  }

  /// Leaves out the previews whose name and place do not contain a text.
  ///
  /// - Throws: ``PreviewError`` if there are no previews, or none is left.
  mutating func filter(by text: String?) throws(PreviewError) {
    guard !items.isEmpty else { throw .none }
    guard let text else { return }
    let found = items.filter { $0.matches(text) }
    guard !found.isEmpty else {
      throw .noMatch(text, names: items.map { "\($0.name) (\($0.place))" })
    }
    items = found
  }

  private func previews(of type: PreviewType) async -> [PreviewItem] {
    switch type {
    case .registry(let registry):
      var settings = PreviewSettings()
      do {
        settings = try registry.makePreview().settings
        let traits = PreviewVariant.all(for: settings).first?.traits ?? WindowTraits()
        let stage = try await stage(type, traits)
        defer { stage.end() }
        return [PreviewItem(type, settings, problems: stage.problems)]
      } catch {
        return [PreviewItem(type, settings, problems: ["It cannot be made: \(error)"])]
      }
    case .provider(let provider):
      let stage = Self.stage(provider, WindowTraits())
      await stage.rest()
      defer { stage.end() }
      let contents = stage.contents
      guard !contents.isEmpty else {
        let problem = stage.problems.isEmpty ? ["It provides no views."] : stage.problems
        return [PreviewItem(type, PreviewSettings(), problems: problem)]
      }
      return contents.enumerated().map { index, content in
        PreviewItem(
          type, stage.graph?.previewSettings(of: content) ?? PreviewSettings(),
          problems: stage.problems, index: index, of: contents.count)
      }
    }
  }

  /// Shows a preview in a window.
  ///
  /// - Parameters:
  ///   - item: The preview.
  ///   - traits: The window.
  /// - Returns: The elements, and why they are not drawn, if so.
  /// - Throws: What the preview throws.
  func tree(
    of item: PreviewItem, _ traits: WindowTraits
  ) async throws -> (tree: ElementTree, problem: String?) {
    let stage = try await stage(item.type, traits)
    defer { stage.end() }
    guard case .provider = item.type else { return (stage.tree, stage.sizeProblem) }
    return (stage.tree(showing: item.index), stage.sizeProblem)
  }

  private func stage(_ type: PreviewType, _ traits: WindowTraits) async throws -> ViewStage {
    let stage: ViewStage
    switch type {
    case .registry(let registry):
      let make = try await registry.makePreview().prepare(with: contexts)
      stage = ViewStage(traits, make)
    case .provider(let provider): stage = Self.stage(provider, traits)
    }
    await stage.rest()
    return stage
  }

  private static func stage<P: PreviewProvider>(
    _ provider: P.Type, _ traits: WindowTraits
  ) -> ViewStage {
    ViewStage(traits) { AnyView(P.previews) }
  }
}

extension ViewStage {
  /// The elements directly in the window.
  fileprivate var contents: [ElementID] {
    guard let window = tree.windows.first.flatMap({ tree[$0] }) else { return [] }
    return window.children.filter { tree[$0]?.kind != .overlays }
  }

  /// Returns the elements with only one of those directly in the window, and what it presents.
  fileprivate func tree(showing index: Int) -> ElementTree {
    guard let window = tree.windows.first, let graph else { return tree }
    let shown = contents.indices.contains(index) ? contents[index] : nil
    var removed = contents.filter { $0 != shown }.map { Mutation.remove($0, from: window) }
    for overlays in tree[window]?.children ?? [] where tree[overlays]?.kind == .overlays {
      removed += (tree[overlays]?.children ?? [])
        .filter { graph.windowContent(of: $0) != shown }
        .map { .remove($0, from: overlays) }
    }
    var cut = tree
    // Each is a child of the element that it is removed from.
    try? cut.apply(removed)
    return cut
  }
}
