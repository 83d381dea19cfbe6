// SPDX-License-Identifier: MIT

import WaymarkRender

/// How labels look; a style of your own makes the look itself.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// What the look is made of.
  associatedtype Body: View

  /// The label's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView
    /// The title.
    public var body: AnyView { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView
    /// The icon.
    public var body: AnyView { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The usual look: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration) }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; screen readers still say the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    let words = LabelDescription(configuration.title).title
    configuration.icon.attributes((.label, words.isEmpty ? nil : .text(words)))
  }
}

nonisolated private struct PlainLabel: View {
  let configuration: LabelStyleConfiguration

  init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    ElementView(
      .hstack, [(.role, RoleValue.label.propertyValue)],
      content: TupleView(configuration.icon, configuration.title))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var appliedLabelStyle: AppliedStyle<LabelStyleConfiguration>? {
    self[StyleKey<LabelStyleConfiguration>.self]
  }
}

extension View {
  /// Says how the labels in this view look.
  ///
  /// Labels inside the style's body use the style that applies outside of this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: LabelStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked for, as the style outside draws it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
