// SPDX-License-Identifier: MIT

/// A group of related controls, side by side, or as items of a menu.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.appliedControlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which a style can draw; the automatic one does not.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if let style {
      style.body(
        (content as? any LabeledControls)?.configuration
          ?? ControlGroupStyleConfiguration(content: content, label: EmptyView()))
    } else {
      PlainControlGroup(content: content)
    }
  }
}

/// The controls and the label of a control group.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  /// The controls.
  @MainActor public var body: some View { content }
}

/// The content of a control group with a label.
private protocol LabeledControls {
  @MainActor var configuration: ControlGroupStyleConfiguration { get }
}

extension LabeledControlGroupContent: LabeledControls {
  @MainActor fileprivate var configuration: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: content, label: label)
  }
}

/// A control group as drawn without a style.
nonisolated struct PlainControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.isInMenu) private var isInMenu

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    if isInMenu { content } else { HStack(spacing: 8) { content } }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of controls with a title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}
