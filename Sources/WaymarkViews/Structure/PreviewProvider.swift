// SPDX-License-Identifier: MIT

/// Views that an editor shows while they are written.
///
/// Nothing shows them here; what they say compiles.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A device that an editor would show a view on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How much room an editor would give a view.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

extension View {
  /// Names a preview; changes nothing.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Chooses a device for a preview; changes nothing.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Chooses the room for a preview; changes nothing.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
