// SPDX-License-Identifier: MIT

import WaymarkRender

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The shape of button borders.
public struct ButtonBorderShape: Hashable, Sendable {
  let keyword: BorderShapeValue?
  /// The corner radius in points; nil leaves it to the host.
  var radius: Double?

  /// The default of the host.
  public static let automatic = ButtonBorderShape(keyword: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(keyword: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(keyword: .roundedRectangle)
  /// A circle.
  public static let circle = ButtonBorderShape(keyword: .circle)

  /// A rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    guard radius.isFinite, radius >= 0 else { return .roundedRectangle }
    return ButtonBorderShape(keyword: .roundedRectangle, radius: Double(radius))
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of button borders.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The size that hosts receive; nil for the regular size.
  var controlSizeValue: PropertyValue? {
    controlSize == .regular ? nil : ControlSizeValue(rawValue: "\(controlSize)")?.propertyValue
  }
}

extension View {
  /// Sets the size of the controls in this view; buttons, toggles and progress views support it.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the border shape of the buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
