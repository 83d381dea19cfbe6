// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A type that describes the appearance of text fields.
///
/// Custom styles are not supported, as with SwiftUI's public API.
@MainActor
@preconcurrency
public protocol TextFieldStyle: Sendable {
  /// The name that hosts receive; nil for the default style.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension TextFieldStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The default style for the context: a border in an alert, otherwise only the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A style that shows only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .roundedBorder }
}

/// A style with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The square border style.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

/// A type that describes the appearance of text editors.
@MainActor
@preconcurrency
public protocol TextEditorStyle: Sendable {
  /// The name that hosts receive; nil for the default style.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension TextEditorStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The default style for the context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A style that shows only the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldTraits.style, style.hostValue)
  }

  /// Sets the style of the text editors in this view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.fieldTraits.editorStyle, style.hostValue)
  }
}
