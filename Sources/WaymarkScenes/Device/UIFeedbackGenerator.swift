// SPDX-License-Identifier: MIT

public import Foundation

/// What lets a hand feel something.
///
/// No host does, as on Apple's devices without such hardware: nothing that it is asked for is felt.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// Would get the hardware ready; does nothing.
  open func prepare() {}
}

/// Would let a hand feel that things meet; does nothing.
@MainActor
@preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard things are that meet, by UIKit's names and numbers.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// A generator for things of the style `medium`.
  public convenience override init() { self.init(style: .medium) }

  /// A generator for things of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Things have met; nothing is felt.
  open func impactOccurred() {}

  /// Things have met with an intensity from 0 to 1; nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Would let a hand feel what came of a task; does nothing.
@MainActor
@preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What came of a task, by UIKit's names and numbers.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// A task has ended; nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Would let a hand feel that a selection changes; does nothing.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection has changed; nothing is felt.
  open func selectionChanged() {}
}
