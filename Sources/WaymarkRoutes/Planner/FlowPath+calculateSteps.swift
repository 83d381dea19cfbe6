// SPDX-License-Identifier: MIT

extension FlowPath {
  /// The paths that FlowStacks shows one after another between two paths, with the first.
  ///
  /// It is here for the tests of apps that come from FlowStacks; Waymark plans its own changes by
  /// ``NavigationPlan``. Styles are compared, screens are not: as far as the styles agree, the new
  /// screens are in the first path already. Then all from there on is dismissed or popped at once,
  /// and what is new is added.
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
    let alike = zip(start, end).prefix { $0.style == $1.style }.count
    var path = end[..<alike] + start[alike...]
    var steps = [Array(path)]
    if start.count > alike {
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
