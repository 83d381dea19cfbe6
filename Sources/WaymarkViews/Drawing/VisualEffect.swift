// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkRender

/// A change of a view's appearance that does not affect its layout.
///
/// Like SwiftUI's, but the effects of shaders and projections are missing.
public protocol VisualEffect: Sendable {
  /// How the view is drawn.
  var _look: LookValue { get }
}

/// An empty effect that serves as the base of other effects.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public init() {}

  /// The look of the view itself.
  public var _look: LookValue { LookValue() }
}

/// Effects that have been added to each other.
nonisolated private struct AddedEffect: VisualEffect {
  var _look: LookValue
}

extension VisualEffect {
  private func adding(_ change: (inout LookValue) -> Void) -> AddedEffect {
    var look = _look
    change(&look)
    return AddedEffect(_look: look)
  }

  private func adding(_ filter: FilterValue) -> AddedEffect { adding { $0.filters.append(filter) } }

  private func adding(_ transform: TransformValue, _ anchor: UnitPoint) -> AddedEffect {
    let anchor = PointValue(finite: anchor.x, anchor.y)
    return adding { $0.steps.append(.transform(transform, anchor: anchor)) }
  }

  /// Sets the opacity of the view: 0 is invisible, 1 leaves it unchanged.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { if !opacity.isNaN { $0.opacity *= min(max(opacity, 0), 1) } }
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(x: finite(x, or: 1), y: finite(y, or: 1)), anchor)
  }

  /// Offsets the view without moving other views.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the view without moving other views.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.steps.append(.offset(PointValue(finite: x, y))) }
  }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotate(degrees: finite(angle.degrees)), anchor)
  }

  /// Rotates the view around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotate3D(
        TransformValue.Rotation3D(
          x: finite(axis.x), y: finite(axis.y), z: finite(axis.z), degrees: finite(angle.degrees),
          perspective: finite(perspective), anchorZ: finite(anchorZ))), anchor)
  }

  /// Blurs the view with the given radius in points.
  ///
  /// Ignored: `opaque` (edges are always soft).
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius: max(0, finite(radius))))
  }

  /// Brightens the view: 0 leaves it unchanged, 1 makes it white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.brightness(finite(amount)))
  }

  /// Changes the contrast of the view: 1 leaves it unchanged, 0 makes it grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.contrast(finite(amount, or: 1)))
  }

  /// Changes the saturation of the view: 1 leaves it unchanged, 0 makes it grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.saturation(max(0, finite(amount, or: 1))))
  }

  /// Removes colour from the view: 0 leaves it unchanged, 1 makes it grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.grayscale(min(max(finite(amount), 0), 1)))
  }

  /// Rotates the hue of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation(degrees: finite(angle.degrees)))
  }
}

/// Returns a number that hosts can draw.
nonisolated private func finite(_ value: Double, or other: Double = 0) -> Double {
  value.isFinite ? value : other
}
