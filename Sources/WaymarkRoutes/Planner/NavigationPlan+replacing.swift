// SPDX-License-Identifier: MIT

extension NavigationPlan {
  /// Returns the steps of a replacement with a specific style; nil if it is not possible, or if the
  /// topmost screen stays, closes without replacement, or opens without replacing another.
  static func replacing(
    _ paths: PathPair<Screen>, on platform: NavigationPlatform, _ style: ReplaceStyle
  ) -> [Step]? {
    let (from, to) = (paths.old, paths.new)
    guard style != .automatic, let top = from.last, let newTop = to.last,
      !isSameRoute(top, newTop)
    else { return nil }
    let kept = paths.kept
    let gone = from[kept...]
    let come = to[kept...]
    guard !gone.isEmpty, !come.isEmpty else { return nil }
    switch style {
    case .automatic: return nil
    case .silently: return silently(from, to, kept: kept, on: platform)
    case .push:
      guard isPushed(gone), isPushed(come) else { return nil }
      return twoSteps(from, over: from + [newTop], to, .push, animatesFirst: true)
    case .pop:
      guard isPushed(gone), isPushed(come) else { return nil }
      return twoSteps(from, over: to + [top], to, .pop, animatesFirst: false)
    case .crossFade, .unanimated:
      guard platform.kind == .runtime || layers(gone) == layers(come) else { return nil }
      return [Step(to, NavigationChange(paths), isAnimated: style == .crossFade, transition: style)]
    }
  }

  /// Returns two steps, one of which moves a screen while the other changes the covered ones.
  private static func twoSteps(
    _ from: [Route<Screen>], over both: [Route<Screen>], _ to: [Route<Screen>],
    _ style: ReplaceStyle, animatesFirst: Bool
  ) -> [Step] {
    [
      Step(
        both, NavigationChange(PathPair(from, both)), isAnimated: animatesFirst,
        transition: style),
      Step(
        to, NavigationChange(PathPair(both, to)), isAnimated: !animatesFirst, transition: style),
    ]
  }

  /// From the top down, views stay as long as they are presented in the same manner; the remaining
  /// pushes below them are removed or added afterwards, while they are covered.
  private static func silently(
    _ from: [Route<Screen>], _ to: [Route<Screen>], kept: Int, on platform: NavigationPlatform
  ) -> [Step]? {
    var same = 0
    while same < min(from.count, to.count) - kept,
      from[from.count - 1 - same].style.withoutNavigation
        == to[to.count - 1 - same].style.withoutNavigation
    {
      same += 1
    }
    guard same > 0, isPushed(from[kept...].dropLast(same)), isPushed(to[kept...].dropLast(same))
    else { return nil }
    let first = from.count == to.count ? to : from.dropLast(same) + to.suffix(same)
    let rest = first == to ? [] : automatic(PathPair(first, to), on: platform)
    return [Step(first, NavigationChange(), transition: .silently)]
      + rest.map { Step($0.routes, $0.change, isAnimated: false, transition: .silently) }
  }

  private static func isPushed(_ routes: ArraySlice<Route<Screen>>) -> Bool {
    !routes.contains(where: \.isPresented)
  }

  /// Returns the presentation style of each layer that begins within these routes.
  private static func layers(_ routes: ArraySlice<Route<Screen>>) -> [RouteStyle] {
    routes.filter(\.isPresented).map(\.style.withoutNavigation)
  }
}
