// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// What a scene is shown on: its window, since hosts tell of no screen.
///
/// Views do not follow it; `GeometryReader` and the size classes are what they follow.
@MainActor
@preconcurrency
public final class UIScreen: NSObject {
  /// The screen of the scene whose code asks.
  public static var main: UIScreen { UIScreen(SceneSurroundings.current) }

  private let surroundings: SceneSurroundings?

  private init(_ surroundings: SceneSurroundings?) {
    self.surroundings = surroundings
    super.init()
  }

  /// The window's size in points at the origin zero; 390 by 844 outside of a scene.
  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: surroundings?.graph?.windowSize ?? CGSize(width: 390, height: 844))
  }

  /// The window's size in pixels at the origin zero.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels for each point, as the host says it; 2 outside of a scene.
  public var scale: CGFloat { surroundings?.graph?.displayScale ?? 2 }

  /// Pixels for each point, as the host says it.
  public var nativeScale: CGFloat { scale }
}
