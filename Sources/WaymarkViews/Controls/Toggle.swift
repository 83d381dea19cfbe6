// SPDX-License-Identifier: MIT

import WaymarkRender

/// A switch.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.appliedToggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// A switch with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// What it consists of.
  @MainActor public var body: some View {
    if !isInMenu, let style {
      style.body(
        ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn))
    } else {
      ToggleElement(isOn: $isOn, style: nil, label: label)
    }
  }
}

/// The element of a toggle.
nonisolated struct ToggleElement<Label: View>: View {
  @Binding private var isOn: Bool
  private let style: StyleValue?
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(isOn: Binding<Bool>, style: StyleValue?, label: Label) {
    _isOn = isOn
    self.style = style
    self.label = label
  }

  @MainActor var body: some View {
    // A hidden label is still what a screen reader says.
    let words = labelsAreHidden ? LabelDescription(label).title : nil
    ElementView(
      .toggle,
      [
        (.on, .bool(isOn)), (.disabled, isEnabled ? nil : .bool(true)),
        (.style, style?.propertyValue), (.label, words.map { .text($0) }),
      ],
      content: labelsAreHidden ? nil : label
    ) { [isEnabled, $isOn] event throws(HostEventError) in
      guard isEnabled else { throw .disabled }
      switch event {
      case .changeOn(let on): $isOn.wrappedValue = on
      case .tap: $isOn.wrappedValue.toggle()
      default: throw .unsupported
      }
    }
  }
}

extension Toggle where Label == WaymarkViews.Label<Text, Image> {
  /// A switch with a title and a glyph.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaymarkViews.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and a glyph.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaymarkViews.Label(title, systemImage: systemImage) }
  }

  /// A switch with a title and a glyph.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { WaymarkViews.Label(titleResource, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls show no labels of their own.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Shows the controls in this view without their labels; screen readers still say them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
