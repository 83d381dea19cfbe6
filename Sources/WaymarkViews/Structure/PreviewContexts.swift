// SPDX-License-Identifier: MIT

/// The shared contexts of preview modifiers, each of which is made once.
@MainActor
package final class PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]

  /// Creates a cache without contexts.
  package init() {}

  /// Returns a function that applies a modifier with its context, which is made if necessary.
  func application<M: PreviewModifier>(
    of modifier: M
  ) async throws -> @MainActor (AnyView) -> AnyView {
    let context = try await context(of: M.self)
    return { view in
      AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
    }
  }

  private func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let known = contexts[ObjectIdentifier(type)] as? M.Context { return known }
    let context = try await M.makeSharedContext()
    contexts[ObjectIdentifier(type)] = context
    return context
  }
}
