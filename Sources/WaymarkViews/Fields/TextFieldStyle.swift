// SPDX-License-Identifier: MIT

/// How fields look.
///
/// Styles of your own cannot be made, as they cannot with SwiftUI's public names.
@MainActor
@preconcurrency
public protocol TextFieldStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  nonisolated var _word: String? { get }
}

/// The usual look where it stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { nil }
}

/// The words alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "plain" }
}

/// With a border of round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "roundedBorder" }
}

/// With a border of square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "squareBorder" }
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
  nonisolated var _word: String? { get }
}

/// The usual look where it stands.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { nil }
}

/// The words alone.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "plain" }
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
    environment(\.fieldTraits.style, style._word)
  }

  /// Says how the text editors in this view look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.fieldTraits.editorStyle, style._word)
  }
}
