// SPDX-License-Identifier: MIT

/// What a preview says of how it is shown.
package struct PreviewSettings: Sendable {
  /// The name; nil without one.
  package var name: String?
  /// The size of the preview.
  package var layout = PreviewLayout.device
  /// The device; nil for the usual ones.
  package var device: PreviewDevice?
  /// Whether a device is turned to its side.
  package var isLandscape = false

  /// Creates the settings of a preview that says nothing.
  package init() {}
}

extension Preview {
  /// What the name and the traits say; of traits that contradict each other, the last one counts.
  package var settings: PreviewSettings {
    var settings = PreviewSettings()
    settings.name = displayName
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.isLandscape = orientation.isLandscape
      case .modifier: break
      }
    }
    return settings
  }

  /// Makes the contexts of the preview's modifiers.
  ///
  /// - Parameter contexts: The contexts that other previews have made.
  /// - Returns: A function that creates the modified view, to be called where the view is mounted.
  /// - Throws: What `makeSharedContext()` of a modifier throws.
  package func prepare(with contexts: PreviewContexts) async throws -> @MainActor () -> AnyView {
    var modifiers: [@MainActor (AnyView) -> AnyView] = []
    for case .modifier(let modifier) in traits.map(\.kind) {
      modifiers.append(try await contexts.application(of: modifier))
    }
    let body = body
    return { [modifiers] in modifiers.reduce(AnyView(body())) { $1($0) } }
  }
}
