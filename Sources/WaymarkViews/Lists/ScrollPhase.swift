// SPDX-License-Identifier: MIT

import WaymarkRender

/// What moves the content of a scroll view.
///
/// Like SwiftUI's `ScrollPhase`. In a browser, a wheel, keys and the scroll bar interact until
/// scrolling comes to rest; only fingers track and decelerate.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger touches the content, but has not moved it yet.
  case tracking
  /// A person scrolls.
  case interacting
  /// The content moves on after a person has let it go.
  case decelerating
  /// The content moves to where the app has scrolled it, for example with a ``ScrollPosition``.
  case animating

  /// Whether the phase is any but ``idle``.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

extension ScrollPhase {
  init(_ value: ScrollValue.Phase) {
    self =
      switch value {
      case .idle: .idle
      case .tracking: .tracking
      case .interacting: .interacting
      case .decelerating: .decelerating
      case .animating: .animating
      }
  }
}

/// The state of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  ///
  /// If several phases are reported at once, it is that of the last one.
  public let geometry: ScrollGeometry
  /// The points per second by which the offset changes; nil if the scroll view is at rest.
  public let velocity: CGVector?
}
