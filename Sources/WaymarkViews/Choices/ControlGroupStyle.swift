// SPDX-License-Identifier: MIT

/// A type that describes the appearance of control groups.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a control group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style receives.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View {
    let content: AnyView
    /// The controls.
    public var body: AnyView { content }
  }

  /// The label of the group.
  public struct Label: View {
    let content: AnyView
    let isEmpty: Bool

    init(_ label: some View) {
      if let label = label as? Self {
        self = label
      } else {
        content = AnyView(label)
        isEmpty = label is EmptyView
      }
    }

    /// The label.
    public var body: AnyView { content }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group, which is empty if the group has none.
  public let label: Label

  @MainActor init(content: some View, label: some View) {
    self.content = Content(content: AnyView(content))
    self.label = Label(label)
  }
}

/// The default style: the controls side by side, or in a menu, as its items.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View {
    PlainControlGroup(content: configuration.content)
  }
}

/// The style of groups in bars: the controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View {
    PlainControlGroup(content: configuration.content)
  }
}

/// The style of a menu with the controls, whose button is the label; in another menu, a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

/// The style of a small menu with the controls, whose button is the label.
///
/// Its items are those of ``MenuControlGroupStyle``, below each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

/// A menu with the controls of a group; without a label, its button has the symbol for "more".
private struct ControlGroupMenu: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    Menu {
      configuration.content
    } label: {
      if configuration.label.isEmpty {
        Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
      } else {
        configuration.label
      }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of bars.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style of a small menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension EnvironmentValues {
  var appliedControlGroupStyle: AppliedStyle<ControlGroupStyleConfiguration>? {
    self[StyleKey<ControlGroupStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  ///
  /// Control groups inside the style's body use the style that applies outside of this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: ControlGroupStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<
    ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label
  >
{
  /// Creates the control group of a style configuration, drawn by the outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
