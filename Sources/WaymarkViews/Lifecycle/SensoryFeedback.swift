// SPDX-License-Identifier: MIT

/// Haptic or audio feedback that a device plays.
///
/// Like SwiftUI's type, but no host plays feedback, as on Apple devices without the hardware.
public struct SensoryFeedback: Equatable, Sendable {
  private var name: String
  private var intensity = 1.0

  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The pressure changed from one level to another.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Two objects of the given weight collided, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Two objects of the given flexibility collided, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    /// Light objects.
    public static let light = Weight(name: "light")
    /// Objects of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects of medium flexibility.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
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
