// SPDX-License-Identifier: MIT

/// A modifier that looks at the environment to say which modifier it stands for.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier it stands for.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment; asked again when the environment changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> _EnvironmentalBody<Self> {
    _EnvironmentalBody(modifier: self, content: content)
  }
}

/// What an ``EnvironmentalModifier`` is made of.
public struct _EnvironmentalBody<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: _ViewModifier_Content<Modifier>
  @Environment(\.self) private var values

  public var body: some View { content.modifier(modifier.resolve(in: values)) }
}
