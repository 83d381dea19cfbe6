// SPDX-License-Identifier: MIT

import Dispatch
import WaymarkRoutes
import WaymarkUI

/// Leads what a flow shows to its goal, in the steps that the platform can take.
///
/// A step is complete when its topmost screen has appeared, and those that it closes or covers by
/// a push have disappeared. Where the platform does not say so, the next is taken after a second
/// all the same. A goal that comes meanwhile takes the place of the older one: the plan is made
/// anew from what is shown.
@MainActor
final class FlowStepper {
  private unowned let display: FlowDisplay
  /// What the platform can do in one step.
  var platform = NavigationPlatform.allAtOnce
  /// Calls something after some seconds, however the screens fare.
  var timer = StepTimer.dispatch
  /// How the next change looks.
  var style = ReplaceStyle.automatic
  private var steps: ArraySlice<NavigationPlan<OpenRoute>.Step> = []
  private var awaited: Awaited?
  private var count = 0

  /// What must have happened before a step is complete.
  private struct Awaited {
    let top: OpenRoute?
    let gone: [OpenRoute]
    let number: Int
  }

  init(_ display: FlowDisplay) { self.display = display }

  /// Whether steps are still to be taken or to be completed.
  var isUnderway: Bool { awaited != nil }

  /// There is another goal: what was planned before does not matter any more.
  func goalChanged() {
    if platform == .allAtOnce, style == .automatic {
      steps = []
      awaited = nil
      display.show(display.goal)
      return
    }
    steps = []
    if awaited == nil { plan() }
  }

  /// A screen has appeared or disappeared.
  func screenChanged() {
    guard let awaited, awaited.top?.isVisible ?? true, !awaited.gone.contains(where: \.isVisible)
    else { return }
    complete()
  }

  private func plan() {
    let style = style
    self.style = .automatic
    let plan = NavigationPlan(
      from: display.shown.map(\.planned), to: display.goal.map(\.planned), on: platform,
      replacing: style)
    steps = plan.steps[...]
    if steps.isEmpty {
      display.show(display.goal)
    } else {
      take()
    }
  }

  private func take() {
    guard let step = steps.popFirst() else { return }
    let before = display.shown
    // The last one as the goal has it: what stays may have got another style.
    let after = steps.isEmpty ? display.goal : step.routes.map(\.screen)
    if let transition = step.transition {
      for route in after where !before.contains(route) { route.entrance = transition }
    }
    let isLast = steps.isEmpty && platform == .allAtOnce
    if !isLast { wait(from: before, to: after) }
    if step.isAnimated {
      display.show(after)
    } else {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { display.show(after) }
    }
  }

  private func wait(from before: [OpenRoute], to after: [OpenRoute]) {
    let kept = Set(after)
    var gone = before.filter { $0.isVisible && !kept.contains($0) }
    if let old = before.last, old.isVisible, let place = after.firstIndex(of: old) {
      let above = after[(place + 1)...]
      if !above.isEmpty, !above.contains(where: \.isPresented) { gone.append(old) }
    }
    count += 1
    let number = count
    // Of an alert nobody says that it has appeared.
    let top = after.last.flatMap { $0.presentation.isDialog ? nil : $0 }
    awaited = Awaited(top: top, gone: gone, number: number)
    timer.call(1) { [weak self] in
      if self?.awaited?.number == number { self?.complete() }
    }
  }

  private func complete() {
    awaited = nil
    display.catchUp()
    if !steps.isEmpty {
      take()
    } else if display.shown != display.goal {
      plan()
    }
    display.publish()
  }
}

extension OpenRoute {
  /// The route as a plan sees it.
  fileprivate var planned: Route<OpenRoute> { Route(screen: self, style: route.style) }
}

/// Calls something after some seconds; tests have their own.
struct StepTimer {
  let call: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  /// The main queue's.
  static var dispatch: StepTimer {
    StepTimer { seconds, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { action() }
      }
    }
  }
}
