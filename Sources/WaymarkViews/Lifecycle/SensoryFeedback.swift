// SPDX-License-Identifier: MIT

/// Haptic or audio feedback that a device plays.
///
/// Like SwiftUI's type, but no host plays feedback, as on Apple devices without the hardware.
public struct SensoryFeedback: Equatable, Sendable {
  private var word: String
  private var intensity = 1.0

  /// A task succeeded.
  public static let success = SensoryFeedback(word: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(word: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(word: "error")
  /// A selection changed.
  public static let selection = SensoryFeedback(word: "selection")
  /// A value increased above a threshold.
  public static let increase = SensoryFeedback(word: "increase")
  /// A value decreased below a threshold.
  public static let decrease = SensoryFeedback(word: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(word: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(word: "stop")
  /// A dragged item is aligned with another.
  public static let alignment = SensoryFeedback(word: "alignment")
  /// The pressure changed from one level to another.
  public static let levelChange = SensoryFeedback(word: "levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(word: "pathComplete")
  /// Two objects collided.
  public static let impact = SensoryFeedback(word: "impact")

  /// Two objects of the given weight collided, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(word: "impact \(weight.word)", intensity: intensity)
  }

  /// Two objects of the given flexibility collided, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(word: "impact \(flexibility.word)", intensity: intensity)
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    fileprivate let word: String
    /// Light objects.
    public static let light = Weight(word: "light")
    /// Objects of medium weight.
    public static let medium = Weight(word: "medium")
    /// Heavy objects.
    public static let heavy = Weight(word: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let word: String
    /// Rigid objects.
    public static let rigid = Flexibility(word: "rigid")
    /// Solid objects of medium flexibility.
    public static let solid = Flexibility(word: "solid")
    /// Soft objects.
    public static let soft = Flexibility(word: "soft")
  }
}

extension View {
  /// Has no effect: hosts play no feedback when the value changes.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Has no effect: hosts play no feedback, and do not evaluate the condition.
  ///
  /// Ignored: `condition`, `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Has no effect: hosts play no feedback, and do not evaluate the condition.
  ///
  /// Ignored: `condition`, `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Has no effect: hosts play no feedback, and do not call the closure.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect: hosts play no feedback, and do not call the closure.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
