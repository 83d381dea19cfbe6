// SPDX-License-Identifier: MIT

import WaymarkRender

/// A type that describes the appearance of labels.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that a style receives.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView
    /// Returns the title.
    public var body: AnyView { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView
    /// Returns the icon.
    public var body: AnyView { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration) }
}

/// A style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration) }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon; screen readers still announce the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    let title = LabelDescription(configuration.title).title
    configuration.icon.attributes((.label, title.isEmpty ? nil : .text(title)))
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
  /// The automatic style.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var appliedLabelStyle: AppliedStyle<LabelStyleConfiguration>? {
    self[StyleKey<LabelStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the labels in this view.
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
  /// Creates the label of a style configuration, drawn by the outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
