// SPDX-License-Identifier: MIT

/// How buttons look; a style of your own makes the label itself.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// What the look is made of.
  associatedtype Body: View

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is pressed now.
  ///
  /// Hosts show that themselves: always false.
  public let isPressed: Bool
}

/// A style that hosts draw.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  nonisolated var _word: String? { get }
}

/// The usual look where it stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { nil }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "plain" }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "borderless" }
}

/// With a border, or a quiet background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "bordered" }
}

/// Filled with the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain look.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless look.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered look.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent look.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The style of buttons at a place.
struct ButtonStyleBox: Equatable {
  let word: String?
  private let custom: (any ButtonStyle)?

  init(word: String?) {
    self.word = word
    custom = nil
  }

  init(_ style: some ButtonStyle) {
    word = "plain"
    custom = style
  }

  @MainActor
  @ViewBuilder
  func label<L: View>(_ label: L, role: String?) -> some View {
    if let custom {
      let configuration = ButtonStyleConfiguration(
        role: role.map(ButtonRole.init(word:)),
        label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: false)
      Self.body(custom, configuration)
    } else {
      label
    }
  }

  @MainActor
  private static func body(
    _ style: some ButtonStyle, _ configuration: ButtonStyleConfiguration
  ) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }

  static func == (a: Self, b: Self) -> Bool {
    a.word == b.word && a.custom == nil && b.custom == nil
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBox { ButtonStyleBox(word: nil) }
}

extension EnvironmentValues {
  var buttonStyleBox: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Has the buttons in this view drawn in one of the host's styles.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, ButtonStyleBox(word: style._word))
  }

  /// Has the labels of buttons in this view made by a style of your own.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleBox, ButtonStyleBox(style))
  }
}
