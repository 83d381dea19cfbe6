// SPDX-License-Identifier: MIT

/// A modifier that resolves to another modifier with values of the environment.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  ///
  /// Called again when the environment changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> _EnvironmentalBody<Self> {
    _EnvironmentalBody(modifier: self, content: content)
  }
}

/// The body of an ``EnvironmentalModifier``.
public struct _EnvironmentalBody<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: _ViewModifier_Content<Modifier>
  @Environment(\.self) private var values

  public var body: some View { content.modifier(modifier.resolve(in: values)) }
}
