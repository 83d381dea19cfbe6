// SPDX-License-Identifier: MIT

extension FlowPath {
  /// The paths that FlowStacks shows one after another between two paths, with the first.
  ///
  /// As the longer form with several dismissals in one.
  ///
  /// - Parameters:
  ///   - start: The path that is shown.
  ///   - end: The path to show.
  ///   - allowNavigationUpdatesInOne: Whether a push goes into the path before it, if that is not
  ///     the first one.
  /// - Returns: At least one path; the last one is `end`.
  public static func calculateSteps<Screen>(
    from start: [Route<Screen>], to end: [Route<Screen>], allowNavigationUpdatesInOne: Bool
  ) -> [[Route<Screen>]] {
    calculateSteps(
      from: start, to: end, allowMultipleDismissalsInOne: true,
      allowNavigationUpdatesInOne: allowNavigationUpdatesInOne)
  }

  /// The paths that FlowStacks shows one after another between two paths, with the first.
  ///
  /// It is here for the tests of apps that come from FlowStacks; Waymark plans its own changes by
  /// ``NavigationPlan``. Styles are compared, screens are not: as far as the styles agree, the new
  /// screens are in the first path already. Then what is presented from there on is dismissed, what
  /// is pushed is popped at once, and what is new is added.
  ///
  /// - Parameters:
  ///   - start: The path that is shown.
  ///   - end: The path to show.
  ///   - allowMultipleDismissalsInOne: Whether all that is dismissed goes in one step, together
  ///     with what is pushed below it; else there is a step for each sheet or cover, from the last.
  ///   - allowNavigationUpdatesInOne: Whether a push goes into the path before it, if that is not
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
