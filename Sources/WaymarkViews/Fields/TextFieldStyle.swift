// SPDX-License-Identifier: MIT

public import WaymarkRender

/// How fields look.
///
/// Styles of your own cannot be made, as they cannot with SwiftUI's public names.
@MainActor
@preconcurrency
public protocol TextFieldStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension TextFieldStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The usual look where it stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// The words alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

/// With a border of round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .roundedBorder }
}

/// With a border of square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain look.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look with a round border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The look with a square border.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

/// How editors of texts look.
@MainActor
@preconcurrency
public protocol TextEditorStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension TextEditorStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The usual look where it stands.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// The words alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic look.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain look.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Says how the fields in this view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldTraits.style, style.hostValue)
  }

  /// Says how the text editors in this view look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.fieldTraits.editorStyle, style.hostValue)
  }
}
