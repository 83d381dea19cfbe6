// SPDX-License-Identifier: MIT

/// The fewest steps that lead a platform from one path to another.
///
/// A route stays open if it has the same screen, by value or by id, and both are pushes, both
/// sheets or both covers; equal routes in a path are distinguished by their order. The plan is a
/// value that can be printed, compared and tested without a screen.
public struct NavigationPlan<Screen: Hashable>: Equatable {
  /// The steps in order; empty if the paths are equal.
  ///
  /// The path of the last step is the goal.
  public let steps: [Step]

  /// Plans a change.
  ///
  /// - Parameters:
  ///   - from: The path that is shown.
  ///   - to: The path to show.
  ///   - platform: The changes that can be shown in one step.
  ///   - style: The transition when other screens replace the topmost ones. A step with this
  ///     ``Step/transition`` may be one that the platform does not allow otherwise.
  // The type in a `FlowPath`; determining the type for each comparison would double the time.
  @_specialize(where Screen == AnyHashable)
  public init(
    from: [Route<Screen>], to: [Route<Screen>], on platform: NavigationPlatform = .allAtOnce,
    replacing style: ReplaceStyle = .automatic
  ) {
    let paths = PathPair(from, to)
    if paths.areEqual {
      steps = []
    } else if let replacing = Self.replacing(paths, on: platform, style) {
      steps = replacing
    } else {
      steps = Self.automatic(paths, on: platform)
    }
  }

  static func automatic(
    _ paths: PathPair<Screen>, on platform: NavigationPlatform
  ) -> [Step] {
    switch platform.kind {
    case .runtime: [Step(paths.new, NavigationChange(paths))]
    case .stack: stackSteps(paths, dismissesSeveral: platform.dismissesSeveral)
    case .view: viewSteps(paths, dismissesSeveral: platform.dismissesSeveral)
    }
  }
}

extension NavigationPlan {
  /// One step: what a platform shows before it waits for the transition to end.
  public struct Step {
    // The path of a step is the beginning of a longer path that many steps share; with a copy for
    // each step, the cost of a plan would be quadratic in its length.
    private let whole: [Route<Screen>]
    private let count: Int

    /// The changes of the step.
    public let change: NavigationChange

    /// Whether the step is animated.
    public let isAnimated: Bool

    /// The requested replacement style of which this step is a part.
    public let transition: ReplaceStyle?

    init(
      _ whole: [Route<Screen>], upTo count: Int? = nil, _ change: NavigationChange,
      isAnimated: Bool? = nil, transition: ReplaceStyle? = nil
    ) {
      self.whole = whole
      self.count = count ?? whole.count
      self.change = change
      self.isAnimated = isAnimated ?? !change.isUpdate
      self.transition = transition
    }

    /// The whole path after the step.
    public var routes: [Route<Screen>] {
      count == whole.count ? whole : Array(whole[..<count])
    }
  }
}

extension NavigationPlan.Step: Equatable {
  /// Whether both steps make the same changes and lead to the same path.
  public static func == (one: NavigationPlan.Step, other: NavigationPlan.Step) -> Bool {
    one.change == other.change && one.isAnimated == other.isAnimated
      && one.transition == other.transition
      && one.whole[..<one.count] == other.whole[..<other.count]
  }
}

extension NavigationPlan.Step: CustomStringConvertible {
  /// A one-line description of the step, such as `dismiss 2 → [push 1]`.
  public var description: String {
    let manner =
      switch transition {
      case .silently: ", silently"
      case .push, .pop: isAnimated ? "" : ", covered"
      case .crossFade: ", cross-fading"
      case .unanimated: ", not animated"
      case .automatic, nil: ""
      }
    return "\(change)\(manner) → \(routes)"
  }
}

extension NavigationPlan: CustomStringConvertible {
  /// A description with a numbered line for each step, or `nothing to do`.
  public var description: String {
    guard !steps.isEmpty else { return "nothing to do" }
    return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}
