// SPDX-License-Identifier: MIT

extension NavigationPlan {
  /// Returns the fewest steps on a `NavigationStack`.
  ///
  /// Layers must be dismissed first and presented one by one, and no step does both, so these steps
  /// are always required. The pushes of the remaining layers change together with the last
  /// dismissal, or else with a presentation that does not start from the changed layer.
  static func stackSteps(_ paths: PathPair<Screen>, dismissesSeveral: Bool) -> [Step] {
    let (from, to) = (paths.old, paths.new)
    let kept = paths.keptLayers
    var change = NavigationChange(paths, kept: kept)
    var steps: [Step] = []
    var next = kept
    if paths.oldLayers > kept {
      if !dismissesSeveral {
        for layer in (kept + 1..<paths.oldLayers).reversed() {
          steps.append(Step(from, upTo: paths.oldStart(layer), NavigationChange(dismissed: 1)))
        }
      }
      change.dismissed = dismissesSeveral ? paths.oldLayers - kept : 1
      steps.append(Step(to, upTo: paths.newEnd(kept - 1), change))
      change = NavigationChange()
    } else if paths.newLayers == kept {
      return [Step(to, change)]
    } else if !paths.hasSamePushes(in: kept - 1) {
      if paths.newLayers == kept + 1 {
        steps.append(Step(to, upTo: paths.newEnd(kept - 1), change))
        change = NavigationChange()
      } else {
        let first = from + paths.newLayer(kept)
        steps.append(Step(first, NavigationChange(presented: 1)))
        next += 1
      }
    }
    for layer in next..<paths.newLayers {
      change.presented = 1
      steps.append(Step(to, upTo: paths.newEnd(layer), change))
      change = NavigationChange()
    }
    return steps
  }

  /// Returns the fewest steps on a `NavigationView`.
  ///
  /// Everything above the first difference must be removed, layers before pushes, and new screens
  /// are added one by one; only a single pushed screen can be replaced in place.
  static func viewSteps(_ paths: PathPair<Screen>, dismissesSeveral: Bool) -> [Step] {
    let (from, to) = (paths.old, paths.new)
    let kept = paths.kept
    guard kept < max(from.count, to.count) else { return [Step(to, NavigationChange())] }
    var steps: [Step] = []
    func close(downTo count: Int, _ change: NavigationChange) {
      steps.append(Step(count == kept ? to : from, upTo: count, change))
    }
    let layers = from.indices[kept...].filter { from[$0].isPresented }
    let pushes = (layers.first ?? from.count) - kept
    if dismissesSeveral, let lowest = layers.first {
      close(downTo: lowest, NavigationChange(dismissed: layers.count))
    } else {
      for layer in layers.reversed() { close(downTo: layer, NavigationChange(dismissed: 1)) }
    }
    let replaces = pushes == 1 && kept < to.count && !to[kept].isPresented
    if pushes > 0, !replaces { close(downTo: kept, NavigationChange(popped: pushes)) }
    for index in kept..<to.count {
      let change =
        if replaces, index == kept {
          NavigationChange(replaced: 1)
        } else if to[index].isPresented {
          NavigationChange(presented: 1)
        } else {
          NavigationChange(pushed: 1)
        }
      steps.append(Step(to, upTo: index + 1, change))
    }
    return steps
  }
}
