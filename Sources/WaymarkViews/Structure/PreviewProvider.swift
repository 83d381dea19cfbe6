// SPDX-License-Identifier: MIT

/// A type that provides previews of views.
///
/// No host shows previews; the code compiles.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device with a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

extension View {
  /// Names a preview, which has no effect.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the device of a preview, which has no effect.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the layout of a preview, which has no effect.
  ///
  /// Ignored: `value` (previews are not shown).
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
