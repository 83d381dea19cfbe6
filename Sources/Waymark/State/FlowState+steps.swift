// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The conditions under which a step is complete.
struct AwaitedStep: Equatable {
  let number: Int
  /// The screen that must have appeared.
  let top: ScreenID?
  /// The screens that must have disappeared.
  let gone: [ScreenID]
}

/// A step is complete when its topmost screen has appeared and the screens that it closes, or
/// covers by a push, have disappeared, or after one second. A newer goal replaces the previous one:
/// the rest of the plan is recomputed from the shown routes.
extension FlowState {
  /// Called before the views read the shown routes; all changes so far become one goal.
  ///
  /// - Parameter style: The transition of screens that replace others.
  /// - Returns: The actions to perform.
  mutating func settle(as style: ReplaceStyle = .automatic) -> [FlowAction] {
    guard isWantedStale else { return [] }
    isWantedStale = false
    wanted = joinedScreens(of: root)
    steps = []
    if platform == .allAtOnce, style == .automatic {
      awaited = nil
      stepCount = 1
      show(wanted)
      return []
    }
    // Remaining screens may have a new style.
    let newer = Dictionary(wanted.map { ($0.id, $0) }) { $1 }
    show(shown.map { newer[$0.id] ?? $0 })
    guard awaited == nil else { return [] }
    plan(as: style)
    return beginNextStep()
  }

  /// Called when a view of a screen has appeared.
  mutating func appeared(_ screen: ScreenID) { visibleViews[screen, default: 0] += 1 }

  /// Called when a view of a screen has disappeared.
  mutating func disappeared(_ screen: ScreenID) {
    let left = (visibleViews[screen] ?? 0) - 1
    visibleViews[screen] = left > 0 ? left : nil
  }

  /// Whether the screens of the current step have appeared and disappeared as it requires.
  var isStepComplete: Bool {
    guard let awaited else { return false }
    // The screen of a removed flow does not appear here any more.
    return (awaited.top.map { visibleViews[$0] != nil || paths[$0.path] == nil } ?? true)
      && !awaited.gone.contains { visibleViews[$0] != nil }
  }

  /// Whether a step is the current one.
  func isAwaited(_ step: Int) -> Bool { awaited?.number == step }

  /// Called when the current step is complete or has timed out; begins the next one.
  mutating func stepCompleted() -> [FlowAction] {
    awaited = nil
    if steps.isEmpty, !shown.elementsEqual(wanted, by: { $0.id == $1.id }) {
      plan(as: .automatic)
    }
    let isAnimated = steps.first?.isAnimated ?? true
    return beginNextStep() + [.publish(isAnimated: isAnimated)]
  }

  private mutating func plan(as style: ReplaceStyle) {
    let plan = NavigationPlan(
      from: shown.map(\.planned), to: wanted.map(\.planned), on: platform, replacing: style)
    steps = plan.steps[...]
    if steps.isEmpty { show(wanted) }
  }

  private mutating func beginNextStep() -> [FlowAction] {
    guard let step = steps.popFirst() else { return [] }
    stepCount += 1
    let before = shown
    let known = Dictionary((before + wanted).map { ($0.id, $0) }) { $1 }
    let after = step.routes.compactMap { known[$0.screen] }
    if let transition = step.transition {
      let old = Set(before.map(\.id))
      for screen in after where !old.contains(screen.id) { entrances[screen.id] = transition }
    }
    show(after)
    guard platform != .allAtOnce || !steps.isEmpty else { return [] }
    let awaited = next(from: before, to: after)
    self.awaited = awaited
    return [.wait(step: awaited.number)]
  }

  private mutating func next(from before: [OpenScreen], to after: [OpenScreen]) -> AwaitedStep {
    let kept = Set(after.map(\.id))
    var gone = before.map(\.id).filter { visibleViews[$0] != nil && !kept.contains($0) }
    if let old = before.last?.id, visibleViews[old] != nil,
      let place = after.firstIndex(where: { $0.id == old })
    {
      let above = after[(place + 1)...]
      if !above.isEmpty, !above.contains(where: \.isPresented) { gone.append(old) }
    }
    lastStep += 1
    // The appearance of an alert cannot be observed.
    let top = after.last.flatMap { $0.isDialog ? nil : $0.id }
    return AwaitedStep(number: lastStep, top: top, gone: gone)
  }
}

extension OpenScreen {
  /// The route in the form that plans use.
  fileprivate var planned: Route<ScreenID> { Route(screen: id, style: style) }
}
