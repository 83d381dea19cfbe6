// SPDX-License-Identifier: MIT

/// What a device lets a hand or an ear feel.
///
/// Like SwiftUI's type; no host plays any, as on Apple's devices without such hardware.
public struct SensoryFeedback: Equatable, Sendable {
  private var word: String
  private var intensity = 1.0

  /// A task has succeeded.
  public static let success = SensoryFeedback(word: "success")
  /// A task has led to a warning.
  public static let warning = SensoryFeedback(word: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(word: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(word: "selection")
  /// A value rises above a mark.
  public static let increase = SensoryFeedback(word: "increase")
  /// A value falls below a mark.
  public static let decrease = SensoryFeedback(word: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(word: "start")
  /// Something stops.
  public static let stop = SensoryFeedback(word: "stop")
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback(word: "alignment")
  /// Pressure passes from one level to another.
  public static let levelChange = SensoryFeedback(word: "levelChange")
  /// A path that is drawn is complete.
  public static let pathComplete = SensoryFeedback(word: "pathComplete")
  /// Things meet.
  public static let impact = SensoryFeedback(word: "impact")

  /// Things of a weight meet, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(word: "impact \(weight.word)", intensity: intensity)
  }

  /// Things of a flexibility meet, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(word: "impact \(flexibility.word)", intensity: intensity)
  }

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    fileprivate let word: String
    /// Light.
    public static let light = Weight(word: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(word: "medium")
    /// Heavy.
    public static let heavy = Weight(word: "heavy")
  }

  /// How flexible things are that meet.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let word: String
    /// Hard.
    public static let rigid = Flexibility(word: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(word: "solid")
    /// Soft.
    public static let soft = Flexibility(word: "soft")
  }
}

extension View {
  /// Would play feedback when the value changes; hosts play none.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Would play feedback when the value changes and the condition holds; hosts play none, and the
  /// condition is not asked.
  ///
  /// Ignored: `condition`, `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Would play feedback when the value changes and the condition holds; hosts play none, and the
  /// condition is not asked.
  ///
  /// Ignored: `condition`, `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Would play the feedback that the closure returns when the value changes; hosts play none, and
  /// the closure is not called.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Would play the feedback that the closure returns when the value changes; hosts play none, and
  /// the closure is not called.
  ///
  /// Ignored: `feedback`, `trigger`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
