// SPDX-License-Identifier: MIT

extension NavigationPlan {
  /// The steps of a replacement in a style of its own; nil where it cannot be had, or where
  /// the topmost screen stays, goes without another in its place, or comes without one before.
  static func replacing(
    _ from: [Route<Screen>], _ to: [Route<Screen>], on platform: NavigationPlatform,
    _ style: ReplaceStyle
  ) -> [Step]? {
    guard style != .automatic, let top = from.last, let newTop = to.last,
      !isSameRoute(top, newTop)
    else { return nil }
    let kept = commonPrefix(from[...], to[...])
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
      let layers = (PathLayers(Array(gone)), PathLayers(Array(come)))
      guard platform.kind == .runtime || layers.0.kinds == layers.1.kinds else { return nil }
      let change = NavigationChange(from: from, to: to)
      return [Step(to, change, isAnimated: style == .crossFade, transition: style)]
    }
  }

  /// Two steps, one of which moves a screen while the other changes what is covered.
  private static func twoSteps(
    _ from: [Route<Screen>], over both: [Route<Screen>], _ to: [Route<Screen>],
    _ style: ReplaceStyle, animatesFirst: Bool
  ) -> [Step] {
    [
      Step(
        both, NavigationChange(from: from, to: both), isAnimated: animatesFirst,
        transition: style),
      Step(
        to, NavigationChange(from: both, to: to), isAnimated: !animatesFirst, transition: style),
    ]
  }

  /// From the top down, views stay as long as they are shown in the same manner; pushes that are
  /// left over below them come or go afterwards, covered.
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
    let rest = first == to ? [] : automatic(first, to, on: platform)
    return [Step(first, NavigationChange(), transition: .silently)]
      + rest.map { Step($0.routes, $0.change, isAnimated: false, transition: .silently) }
  }

  private static func isPushed(_ routes: ArraySlice<Route<Screen>>) -> Bool {
    !routes.contains(where: \.isPresented)
  }
}

extension PathLayers {
  /// How each layer but the lowest is presented.
  fileprivate var kinds: [RouteStyle] {
    (1..<count).map { routes[start($0)].style.withoutNavigation }
  }
}
