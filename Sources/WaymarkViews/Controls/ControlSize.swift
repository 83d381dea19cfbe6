// SPDX-License-Identifier: MIT

import WaymarkRender

/// How big controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// How the borders of buttons are shaped.
public struct ButtonBorderShape: Hashable, Sendable {
  let word: BorderShapeValue?
  /// Points by which corners are rounded; nil leaves it to the host.
  var radius: Double?

  /// As the host does it.
  public static let automatic = ButtonBorderShape(word: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(word: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(word: .roundedRectangle)
  /// A circle.
  public static let circle = ButtonBorderShape(word: .circle)

  /// A rectangle with rounded corners of the given radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    guard radius.isFinite, radius >= 0 else { return .roundedRectangle }
    return ButtonBorderShape(word: .roundedRectangle, radius: Double(radius))
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How big controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How the borders of buttons are shaped.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// What hosts are told of the size of controls: nothing for the regular one.
  var controlSizeValue: PropertyValue? {
    controlSize == .regular ? nil : ControlSizeValue(rawValue: "\(controlSize)")?.propertyValue
  }
}

extension View {
  /// Says how big the controls in this view are; buttons, toggles and progress follow it.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Says how the borders of buttons in this view are shaped.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
