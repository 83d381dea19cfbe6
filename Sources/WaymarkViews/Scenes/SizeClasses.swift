// SPDX-License-Identifier: MIT

import WaymarkRender

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The size class of a phone.
  case compact
  /// The size class of a larger screen.
  case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct WindowRoomKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The horizontal size class of the window: regular from 768 points (V10).
  ///
  /// Nil outside of a window. Unlike in SwiftUI, it is the window's size class everywhere,
  /// including sheets and columns, unless a view sets another.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the window: regular from 480 points (V10).
  ///
  /// Nil outside of a window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether a window has space for three columns: from 1024 points.
  var isWindowRoomy: Bool { self[WindowRoomKey.self] }
}

/// The environment values for the size of a window, which notify views only when they differ.
@MainActor
final class SizeClasses {
  private let horizontal = EnvironmentBox<UserInterfaceSizeClass?>(.compact)
  private let vertical = EnvironmentBox<UserInterfaceSizeClass?>(.regular)
  private let isRoomy = EnvironmentBox(false)

  var boxes: EnvironmentBoxes {
    [
      ObjectIdentifier(HorizontalSizeClassKey.self): horizontal,
      ObjectIdentifier(VerticalSizeClassKey.self): vertical,
      ObjectIdentifier(WindowRoomKey.self): isRoomy,
    ]
  }

  func update(for window: ElementFrame) {
    let classes: (Bool) -> UserInterfaceSizeClass? = { $0 ? .regular : .compact }
    horizontal.adopt(EnvironmentBox(classes(window.width >= 768)))
    vertical.adopt(EnvironmentBox(classes(window.height >= 480)))
    isRoomy.adopt(EnvironmentBox(window.width >= 1024))
  }
}
