// SPDX-License-Identifier: MIT

extension FlowPath {
  /// Returns the sequence of paths that FlowStacks shows between two paths, including the first.
  ///
  /// Like the longer form, with several dismissals in one step.
  ///
  /// - Parameters:
  ///   - start: The path that is shown.
  ///   - end: The path to show.
  ///   - allowNavigationUpdatesInOne: Whether a push is part of the preceding path, unless that is
  ///     the first one.
  /// - Returns: At least one path; the last one is `end`.
  public static func calculateSteps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>], allowNavigationUpdatesInOne: Bool
  ) -> [[Route<Screen>]] {
    calculateSteps(
      from: start, to: end, allowMultipleDismissalsInOne: true,
      allowNavigationUpdatesInOne: allowNavigationUpdatesInOne)
  }

  /// Returns the sequence of paths that FlowStacks shows between two paths, including the first.
  ///
  /// Use it in tests of apps that migrate from FlowStacks; Waymark plans its changes with
  /// ``NavigationPlan``. It compares styles, not screens: as far as the styles are equal, the first
  /// path already contains the new screens. Then the remaining presentations are dismissed, the
  /// remaining pushes are popped in one step, and the new routes are added.
  ///
  /// - Parameters:
  ///   - start: The path that is shown.
  ///   - end: The path to show.
  ///   - allowMultipleDismissalsInOne: Whether all presentations are dismissed in one step,
  ///     together with the pushes below them; otherwise, there is a step for each sheet or cover,
  ///     from the last.
  ///   - allowNavigationUpdatesInOne: Whether a push is part of the preceding path, unless that is
  ///     the first one.
  /// - Returns: At least one path; the last one is `end`.
  public static func calculateSteps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>], allowMultipleDismissalsInOne: Bool,
    allowNavigationUpdatesInOne: Bool
  ) -> [[Route<Screen>]] {
    let alike = zip(start, end).prefix { $0.style == $1.style }.count
    var path = end[..<alike] + start[alike...]
    var steps = [Array(path)]
    if !allowMultipleDismissalsInOne {
      while let presented = path[alike...].lastIndex(where: { !$0.style.isPush }) {
        path = path[..<presented]
        steps.append(Array(path))
      }
    }
    if path.count > alike {
      path = end[..<alike]
      steps.append(Array(path))
    }
    for route in end[alike...] {
      path.append(route)
      if allowNavigationUpdatesInOne, route.style.isPush, steps.count > 1 {
        steps[steps.count - 1].append(route)
      } else {
        steps.append(Array(path))
      }
    }
    return steps
  }
}
