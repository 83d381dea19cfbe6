// SPDX-License-Identifier: MIT

public import Foundation

/// The abstract superclass of haptic feedback generators.
///
/// Has no effect: hosts provide no haptic feedback, like Apple's devices without the hardware.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a feedback generator.
  public override init() { super.init() }

  /// Prepares the hardware for feedback.
  ///
  /// Has no effect.
  open func prepare() {}
}

/// A generator of haptic feedback for physical impacts.
///
/// Has no effect.
@MainActor
@preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or stiffness of the colliding objects, with UIKit's names and raw values.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator with the style `medium`.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Triggers impact feedback.
  ///
  /// Has no effect.
  open func impactOccurred() {}

  /// Triggers impact feedback with an intensity from 0 to 1.
  ///
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for successes, warnings and errors.
///
/// Has no effect.
@MainActor
@preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task, with UIKit's names and raw values.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Triggers notification feedback.
  ///
  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of haptic feedback for changes of a selection.
///
/// Has no effect.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers selection feedback.
  ///
  /// Has no effect.
  open func selectionChanged() {}
}
