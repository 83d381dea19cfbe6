// SPDX-License-Identifier: MIT

import WaymarkRender

/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone.
  case compact
  /// As on a larger screen.
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
  /// How wide the window is: regular from 768 points on (V10).
  ///
  /// Nil outside of a window. Unlike SwiftUI's it is the window's everywhere, in sheets and columns,
  /// too, unless a view sets another.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the window is: regular from 480 points on (V10).
  ///
  /// Nil outside of a window.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether a window has room for three columns: from 1024 points on.
  var isWindowRoomy: Bool { self[WindowRoomKey.self] }
}

/// What views are told of the size of their window; told again only when it differs.
@MainActor
final class SizeClasses {
  private let horizontal = EnvironmentBox<UserInterfaceSizeClass?>(.compact)
  private let vertical = EnvironmentBox<UserInterfaceSizeClass?>(.regular)
  private let isRoomy = EnvironmentBox(false)

  var boxes: [ObjectIdentifier: AnyEnvironmentBox] {
    [
      ObjectIdentifier(HorizontalSizeClassKey.self): horizontal,
      ObjectIdentifier(VerticalSizeClassKey.self): vertical,
      ObjectIdentifier(WindowRoomKey.self): isRoomy,
    ]
  }

  func take(_ window: ElementFrame) {
    let classes: (Bool) -> UserInterfaceSizeClass? = { $0 ? .regular : .compact }
    horizontal.take(EnvironmentBox(classes(window.width >= 768)))
    vertical.take(EnvironmentBox(classes(window.height >= 480)))
    isRoomy.take(EnvironmentBox(window.width >= 1024))
  }
}
