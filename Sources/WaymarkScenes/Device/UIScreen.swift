// SPDX-License-Identifier: MIT

public import Foundation
@_spi(Host) import WaymarkViews

/// The screen of a scene, which is its window: hosts do not report the physical screen.
///
/// Views are not updated when its values change; use `GeometryReader` or the size classes instead.
@MainActor
@preconcurrency
public final class UIScreen: NSObject {
  /// The screen of the scene whose code is running.
  public static var main: UIScreen { UIScreen(SceneSurroundings.current) }

  private let surroundings: SceneSurroundings?

  private init(_ surroundings: SceneSurroundings?) {
    self.surroundings = surroundings
    super.init()
  }

  /// The size of the window in points, with a zero origin; 390 by 844 outside of a scene.
  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: surroundings?.graph?.windowSize ?? CGSize(width: 390, height: 844))
  }

  /// The size of the window in pixels, with a zero origin.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point, as the host reports it; 2 outside of a scene.
  public var scale: CGFloat { surroundings?.graph?.displayScale ?? 2 }

  /// The number of pixels per point, as the host reports it; 2 outside of a scene.
  public var nativeScale: CGFloat { scale }
}
