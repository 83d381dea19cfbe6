// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRoutes
import WaymarkUI

/// A view whose screen links must not close.
@MainActor
final class RequiredScreen: ObservableObject {
  var isRequired = false
  var hold = LinkHold.wait
  /// Whether it is on screen.
  var isVisible = false
  /// The open route that contains it; nil in the root of the outermost flow, and outside of flows.
  private var screen: OpenRoute?
  /// Whether it is in a flow.
  private var isInFlow = false

  /// Called when the view is evaluated.
  ///
  /// - Parameters:
  ///   - flow: The flow that contains the view.
  ///   - screen: The screen of the flow that contains the view; nil for the root.
  func update(in flow: Flow?, on screen: OpenRoute?) {
    isInFlow = flow != nil
    self.screen = screen ?? flow?.place
  }

  /// The outermost flow in which the screen must stay open; nil if it need not stay open.
  var flowIfRequired: Flow? { isRequired ? screen?.outermost.owner : nil }

  /// Whether it prevents a link from changing the place.
  ///
  /// Outside of flows, the screen is in the app's own presentation in front of everything, so no
  /// link may be followed.
  func keeps<R>(_ place: LinkPlace<R>, _ next: LinkPlace<R>) -> Bool {
    guard isRequired else { return false }
    guard let screen else { return isVisible && !isInFlow }
    let top = screen.outermost
    guard top.isOpen else { return false }
    let index = top.index
    let isInPlace =
      place.routes.indices.contains(index)
      && AnyHashable(place.routes[index].screen) == top.route.screen
    // The same value may be open in a tab that is not selected.
    if isInPlace, isVisible || index < place.routes.count - 1 {
      return place.closes(index, goingTo: next)
    }
    return isVisible
  }

  /// Notifies the listeners of the path that a link is held.
  func report<R>(_ next: LinkPlace<R>, from place: LinkPlace<R>) {
    guard let flow = screen?.outermost.owner, let listener = flow.listener else { return }
    let before = flow.store.state.paths[flow.id]?.routes ?? []
    let goal = place.leavesTab(for: next) ? place.withoutPresentations : next
    let event = NavigationEvent(
      cause: .link, before: before,
      after: goal.routes.map { $0.map { AnyHashable($0) } }, nesting: flow.nesting)
    listener.tell(event.with(.proposed))
    listener.tell(
      event.with(
        hold == .wait
          ? .held(until: [.completed]) : .blocked(reason: LinkInboxError.screenStays.description)))
  }
}

extension OpenRoute {
  /// The screen of the outermost flow that contains this one.
  fileprivate var outermost: OpenRoute {
    var screen = self
    while let outer = screen.owner?.place { screen = outer }
    return screen
  }

  /// Whether it is still in its path.
  fileprivate var isOpen: Bool { owner?.store.state.index(of: id) != nil }
}
