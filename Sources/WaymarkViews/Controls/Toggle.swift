// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.appliedToggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if !isInMenu, let style {
      style.body(
        ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn))
    } else {
      ToggleElement(isOn: $isOn, style: nil, label: label)
    }
  }
}

extension Toggle {
  /// Creates a toggle for several values at once, with a custom label.
  ///
  /// It is on if all of them are, and sets all of them. Without values it is off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        !values.isEmpty && values.allSatisfy(\.wrappedValue)
      } set: { newValue in
        for value in values { value.wrappedValue = newValue }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values at once, with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values at once, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
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
    // Screen readers announce hidden labels, too.
    let title = labelsAreHidden ? LabelDescription(label).title : nil
    ElementView(
      .toggle,
      [
        (.on, .bool(isOn)), (.disabled, isEnabled ? nil : .bool(true)),
        (.style, style?.propertyValue), (.label, title.map { .text($0) }),
      ],
      content: labelsAreHidden ? nil : TitleView(label)
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
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaymarkViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WaymarkViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { WaymarkViews.Label(titleResource, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls hide their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in this view; screen readers still announce them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
