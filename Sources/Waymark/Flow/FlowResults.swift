// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes

/// A result that is passed from a closing screen to its receiver.
struct Handover {
  /// The lowest screen that closes; nil if no screen closes.
  let screen: ScreenID?
  /// The value of that screen, by which listeners identify it.
  let source: AnyHashable?
  let value: Any
  /// The location of the screen below: its flow, and the screen in it; nil denotes the flow's root.
  let flow: FlowReference
  let place: ScreenID?
}

/// The requested results of a flow's screens, and the results that are passed to its screens.
///
/// It is notified of each opened and closed screen. It is released with its flow, which ends all
/// requests.
@MainActor
final class FlowResults {
  private weak var flow: Flow?
  private var requests: [ScreenRequest] = []
  /// The result of a screen, while guards or the user decide about its closing.
  private var offered: Handover?
  /// The results of closed screens that may still be shown.
  private var made: [Handover] = []
  private var listeners = WeakList<ResultListener>()
  /// The results for screens whose views do not exist yet, at most one for each.
  private var kept: [Handover] = []
  /// The marked screens; nil denotes the root.
  var checkpoints: [Checkpoint: ScreenID?] = [:]

  init(of flow: Flow) { self.flow = flow }

  // MARK: Requests

  func add(_ request: ScreenRequest) {
    requests.append(request)
    settle()
  }

  /// Records that another route replaces a screen, as the same part of a flow of steps.
  func succeed(_ screen: ScreenID, by route: Route<AnyHashable>, at index: Int) {
    for request in requests where request.screen == screen { request.heir = (index, route) }
  }

  /// Called when the flow's state may have changed.
  func settle(areViewsUpdated: Bool = false) {
    guard let flow else { return }
    for request in requests {
      request.settle(flow.store.state, areViewsUpdated: areViewsUpdated)
    }
    requests.removeAll(where: \.isEnded)
    guard let handover = offered, let screen = handover.screen else { return }
    if flow.store.state.index(of: screen) == nil {
      offered = nil
      made.append(handover)
    } else if !flow.store.state.isDeciding(flow.id) {
      // The screen stays open.
      offered = nil
    }
  }

  // MARK: Passing results

  /// Closes a screen and all screens above it, and returns a value to the code that opened it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - screen: The screen; ignored if it is already closed, or about to close with another value.
  ///   - close: Closes the screen, if guards and the user allow it.
  func hand(_ value: Any, closing screen: ScreenID, by close: () -> Void) {
    guard let flow, let placed = flow.store.state.placed(screen),
      flow.store.state.index(of: screen) != nil, offered?.screen != screen
    else { return }
    let below = flow.below(screen)
    close()
    offered = Handover(
      screen: screen, source: placed.route.screen, value: value, flow: below.flow,
      place: below.screen)
    settle()
  }

  /// Called when a newer change replaces the one that was to close a screen.
  func superseded() { offered = nil }

  /// Called when screens were closed and are no longer shown.
  func closed(_ closed: [PlacedRoute]) {
    settle()
    guard let flow else { return }
    let ids = Set(closed.map(\.id))
    kept.removeAll { $0.place.map(ids.contains) ?? false }
    let handovers = made.filter { $0.screen.map(ids.contains) ?? false }
    made.removeAll { $0.screen.map(ids.contains) ?? false }
    var handled: Set<ScreenID> = []
    for request in requests {
      if let screen = request.screen, ids.contains(screen) {
        let handover = handovers.last { $0.screen == screen }
        if handover != nil { handled.insert(screen) }
        request.screenClosed(handover, flow.store.state)
      } else if let asker = request.request.asker, ids.contains(asker) {
        request.end()
      }
    }
    requests.removeAll(where: \.isEnded)
    for handover in handovers where !handled.contains(where: { $0 == handover.screen }) {
      handover.flow.flow?.makeResults().deliver(handover)
    }
  }

  /// Delivers a result to the listeners of its screen, or stores it until one exists.
  func deliver(_ result: Handover) {
    let here = listeners.objects.filter { $0.listens(to: result) }
    let receivers = here.filter { $0.receive(result.value) }
    if let listener = here.first {
      if receivers.isEmpty { reportMismatch(result.value, expected: listener.type) }
    } else if flow?.isVisible(result.place) == true {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A screen has finished with a value of type “\(type(of: result.value))”, but no task \
          awaits it, and the screen below has no `onResult(of:)` for it.
          """,
          severity: .warning))
    } else {
      kept.removeAll { $0.place == result.place }
      kept.append(result)
    }
  }

  // MARK: Listeners

  func add(_ listener: ResultListener) { listeners.add(listener) }

  /// Delivers the stored result to a listener whose view now exists.
  func deliverKept(to listener: ResultListener) {
    for result in kept where listener.listens(to: result) {
      kept.removeAll { $0.place == result.place }
      deliver(result)
    }
  }
}
