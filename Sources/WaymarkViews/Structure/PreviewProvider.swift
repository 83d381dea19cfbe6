// SPDX-License-Identifier: MIT

/// A type that provides previews of views.
///
/// The command `previews` of an app's program draws each view at the top of ``previews`` as a preview
/// of its own. `Group`, `ForEach` and conditions are no views in this sense, but what is in them.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The device of a preview, by Apple's name for it, such as `iPhone SE (3rd generation)`.
///
/// Like Xcode's, but only the size of the device has an effect, and a name that is not known has
/// none.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device with a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview: that of the device, that of the view in it, or a number of points.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

extension View {
  /// Names a preview.
  ///
  /// Has no effect outside of a ``PreviewProvider``. Without a name, a preview has that of the
  /// provider.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    preference(key: PreviewNameKey.self, value: value)
  }

  /// Sets the device of a preview, of which only the size has an effect.
  ///
  /// Has no effect outside of a ``PreviewProvider``.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    preference(key: PreviewDeviceKey.self, value: value)
  }

  /// Sets the size of a preview.
  ///
  /// Has no effect outside of a ``PreviewProvider``.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    preference(key: PreviewLayoutKey.self, value: value)
  }
}

// Of several values in one preview, the first one counts.

enum PreviewNameKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {}
}

enum PreviewDeviceKey: PreferenceKey {
  static var defaultValue: PreviewDevice? { nil }
  static func reduce(value: inout PreviewDevice?, nextValue: () -> PreviewDevice?) {}
}

enum PreviewLayoutKey: PreferenceKey {
  static var defaultValue: PreviewLayout { .device }
  static func reduce(value: inout PreviewLayout, nextValue: () -> PreviewLayout) {}
}
