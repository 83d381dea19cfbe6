// SPDX-License-Identifier: MIT

import WaymarkRender

/// A button, a link or a menu in the current style.
nonisolated struct ControlView<Label: View>: View {
  private let role: ButtonRole?
  private let kind: RoleValue?
  private let destination: String?
  private let isUsable: Bool
  private let action: @MainActor () -> Void
  private let refused: (@MainActor () -> Void)?
  private let label: Label
  // One property for all values, of which only those that the body reads are followed.
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - role: The role of a button.
  ///   - kind: The role of a control that is not a mere button.
  ///   - destination: The URL of the screen that it opens.
  ///   - isUsable: Whether there is something to be done; without it the control is disabled.
  ///   - action: What it does.
  ///   - refused: Called for taps while it is disabled.
  ///   - label: What it shows.
  init(
    role: ButtonRole? = nil, kind: RoleValue? = nil, destination: String? = nil,
    isUsable: Bool = true, action: @escaping @MainActor () -> Void,
    refused: (@MainActor () -> Void)? = nil, label: Label
  ) {
    self.role = role
    self.kind = kind
    self.destination = destination
    self.isUsable = isUsable
    self.action = action
    self.refused = refused
    self.label = label
  }

  @MainActor var body: some View {
    let isEnabled = environment.isEnabled && isUsable
    if let style = environment.appliedButtonStyle {
      style.body(
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init(content: AnyView(label)), kind: kind,
          destination: destination, isEnabled: isEnabled, action: action, refused: refused),
        isEnabled: isUsable)
    } else {
      ElementView(
        control: kind ?? role?.keyword, destination: destination, isEnabled: isEnabled,
        style: nil, size: environment.controlSizeValue, shape: environment.buttonBorderShape,
        action: action, refused: refused, label: label)
    }
  }
}

/// The element of a button, a link or a menu in one of the host's styles.
nonisolated struct ControlElement<Label: View>: View {
  private let role: RoleValue?
  private let destination: String?
  private let isEnabled: Bool
  private let style: StyleValue?
  private let action: @MainActor () -> Void
  private let refused: (@MainActor () -> Void)?
  private let label: Label
  @Environment(\.controlSizeValue) private var size
  @Environment(\.buttonBorderShape) private var shape

  init(
    role: RoleValue?, destination: String? = nil, isEnabled: Bool, style: StyleValue?,
    action: @escaping @MainActor () -> Void, refused: (@MainActor () -> Void)? = nil, label: Label
  ) {
    self.role = role
    self.destination = destination
    self.isEnabled = isEnabled
    self.style = style
    self.action = action
    self.refused = refused
    self.label = label
  }

  /// Creates the element that a style draws for a button.
  init(_ configuration: PrimitiveButtonStyleConfiguration, style: StyleValue?, label: Label) {
    self.init(
      role: configuration.kind ?? configuration.role?.keyword,
      destination: configuration.destination, isEnabled: configuration.isEnabled, style: style,
      action: configuration.action, refused: configuration.refused, label: label)
  }

  @MainActor var body: some View {
    ElementView(
      control: role, destination: destination, isEnabled: isEnabled, style: style, size: size,
      shape: shape, action: action, refused: refused, label: label)
  }
}

extension ElementView {
  /// Creates the element of a control without an intermediate view, since controls are numerous.
  fileprivate init(
    control role: RoleValue?, destination: String?, isEnabled: Bool, style: StyleValue?,
    size: PropertyValue?, shape: ButtonBorderShape, action: @escaping @MainActor () -> Void,
    refused: (@MainActor () -> Void)?, label: Content
  ) {
    self.init(
      .button,
      [
        (.role, role?.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.style, style?.propertyValue), (.controlSize, size),
        (.borderShape, shape.keyword?.propertyValue),
        (.borderRadius, shape.radius.map { .number($0) }),
        (.destination, destination.map { .text($0) }),
      ],
      content: label
    ) { event throws(HostEventError) in
      guard event == .tap else { throw .unsupported }
      guard isEnabled else {
        refused?()
        throw .disabled
      }
      action()
    }
  }
}
