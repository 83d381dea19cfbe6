// SPDX-License-Identifier: MIT

/// The fewest steps that lead a platform from one path to another.
///
/// A route stays while it has the same screen, by value or by id, and both are pushes, both sheets
/// or both covers; of equal routes in a path, their places tell which is which. The plan is a
/// value: it can be printed, compared and tested without a screen.
public struct NavigationPlan<Screen: Hashable>: Equatable {
  /// The steps in order; none when both paths are equal.
  ///
  /// The last one's path is the goal.
  public let steps: [Step]

  /// Plans a change.
  ///
  /// - Parameters:
  ///   - from: The path that is shown.
  ///   - to: The path to show.
  ///   - platform: What can be shown in one step.
  ///   - style: How it looks when other screens come in the place of the topmost ones. Steps that
  ///     have it as their ``Step/transition`` need not be ones the platform allows otherwise.
  // What a `FlowPath` has; a plan of it takes twice as long where the type is found out for each
  // comparison.
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
    // A step's path is the beginning of a longer one that many steps share, as a copy for each
    // would make a plan cost the square of its length.
    private let whole: [Route<Screen>]
    private let count: Int

    /// What the step does.
    public let change: NavigationChange

    /// Whether the step is animated.
    public let isAnimated: Bool

    /// The style of a replacement that was asked for and that this step is a part of.
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
  /// Whether both do the same and have the same path after it.
  public static func == (one: NavigationPlan.Step, other: NavigationPlan.Step) -> Bool {
    one.change == other.change && one.isAnimated == other.isAnimated
      && one.transition == other.transition
      && one.whole[..<one.count] == other.whole[..<other.count]
  }
}

extension NavigationPlan.Step: CustomStringConvertible {
  /// The step in one line, such as `dismiss 2 → [push 1]`.
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
  /// The steps, one numbered line each; `nothing to do` when there are none.
  public var description: String {
    guard !steps.isEmpty else { return "nothing to do" }
    return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}
