// SPDX-License-Identifier: MIT

import WaymarkRender

/// A switch.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// A switch with a label of any views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    ElementView(
      .toggle, [(.on, .bool(isOn)), (.disabled, isEnabled ? nil : .bool(true))], content: label
    ) { [isEnabled, $isOn] event throws(HostEventRefusal) in
      guard isEnabled else { throw .disabled }
      switch event {
      case .changeOn(let on): $isOn.wrappedValue = on
      case .tap: $isOn.wrappedValue.toggle()
      default: throw .unsupported
      }
    }
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
