// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes

/// A result on its way from a screen that closes to whoever has asked for it.
struct Handover {
  /// The lowest screen that closes; nil if none does.
  let screen: ScreenID?
  /// Its value, by which listeners know it.
  let source: AnyHashable?
  let value: Any
  /// Where the screen below is: its flow, and the screen in it; nil is the flow's root.
  let flow: FlowReference
  let place: ScreenID?
}

/// The results that screens of a flow wait for, and those that are handed over in it.
///
/// What opens and closes screens notifies it. It is released with its flow, which ends all that
/// waits.
@MainActor
final class FlowResults {
  private weak var flow: Flow?
  private var requests: [ScreenRequest] = []
  /// The result of a screen about whose closing guards or the user decide.
  private var offered: Handover?
  /// The results of screens that are closed and may still be shown.
  private var made: [Handover] = []
  private var listeners = WeakList<ResultListener>()
  /// Results for screens whose views are not there yet; at most one for each.
  private var kept: [Handover] = []
  /// The screens that were marked; nil is the root.
  var checkpoints: [Checkpoint: ScreenID?] = [:]

  init(of flow: Flow) { self.flow = flow }

  // MARK: Requests

  func add(_ request: ScreenRequest) {
    requests.append(request)
    settle()
  }

  /// Another route takes the place of a screen, as the same part of a flow of steps.
  func succeed(_ screen: ScreenID, by route: Route<AnyHashable>, at index: Int) {
    for request in requests where request.screen == screen { request.heir = (index, route) }
  }

  /// The flow's state may have changed.
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
      // The screen stays.
      offered = nil
    }
  }

  // MARK: Handing over

  /// Closes a screen and all above it, and hands a value to whoever has opened it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - screen: The screen; ignored when it is closed already, or about to be with another value.
  ///   - close: Closes it, if guards and the user allow it.
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

  /// A newer change is wanted than the one that was to close a screen.
  func superseded() { offered = nil }

  /// Screens were closed, and are not shown any more.
  func closed(_ closed: [PlacedRoute]) {
    settle()
    guard let flow else { return }
    let ids = Set(closed.map(\.id))
    kept.removeAll { $0.place.map(ids.contains) ?? false }
    let handovers = made.filter { $0.screen.map(ids.contains) ?? false }
    made.removeAll { $0.screen.map(ids.contains) ?? false }
    var taken: Set<ScreenID> = []
    for request in requests {
      if let screen = request.screen, ids.contains(screen) {
        let handover = handovers.last { $0.screen == screen }
        if handover != nil { taken.insert(screen) }
        request.screenClosed(handover, flow.store.state)
      } else if let asker = request.request.asker, ids.contains(asker) {
        request.end()
      }
    }
    requests.removeAll(where: \.isEnded)
    for handover in handovers where !taken.contains(where: { $0 == handover.screen }) {
      handover.flow.flow?.makeResults().deliver(handover)
    }
  }

  /// Gives a result to the listeners of the screen it is for, or keeps it until there are any.
  func deliver(_ result: Handover) {
    let here = listeners.objects.filter { $0.listens(to: result) }
    let takers = here.filter { $0.take(result.value) }
    if let listener = here.first {
      if takers.isEmpty { reportMismatch(result.value, expected: listener.type) }
    } else if flow?.isVisible(result.place) == true {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A screen has finished with a value of type “\(type(of: result.value))”, and nobody \
          awaits it, nor does the screen below have an `onResult(of:)` for it.
          """,
          severity: .warning))
    } else {
      kept.removeAll { $0.place == result.place }
      kept.append(result)
    }
  }

  // MARK: Listeners

  func add(_ listener: ResultListener) { listeners.add(listener) }

  /// Gives a listener whose view is there now what was kept for it.
  func deliverKept(to listener: ResultListener) {
    for result in kept where listener.listens(to: result) {
      kept.removeAll { $0.place == result.place }
      deliver(result)
    }
  }
}
