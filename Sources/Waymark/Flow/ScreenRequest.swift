// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes

/// Waits for a screen that code has opened.
///
/// It ends exactly once, at the latest when it is released. Only the ``FlowResults`` of its flow
/// owns it.
@MainActor
final class ScreenRequest {
  /// The condition that ends a request, apart from the end of the screen.
  enum Aim {
    /// The screen is shown.
    case shown
    /// The screen finishes with an accepted value.
    case result(type: String, accepts: (Any) -> Bool)
  }

  /// The code that waits for the end.
  enum Waiter: Sendable {
    /// A suspended task, which is resumed exactly once.
    case task(CheckedContinuation<Void, Never>)
    /// Not called if the request is released with its flow.
    case listener(@MainActor () -> Void)
  }

  let request: OpenRequest
  /// The screen, once it is open.
  private(set) var screen: ScreenID?
  /// The route that replaces the screen as the same part of a flow of steps.
  var heir: (index: Int, route: Route<AnyHashable>)?
  private let aim: Aim
  private let outcome: RequestOutcome
  private var waiter: Waiter?

  init(
    _ request: OpenRequest, for aim: Aim, ending outcome: RequestOutcome,
    _ waiter: Waiter
  ) {
    self.request = request
    self.aim = aim
    self.outcome = outcome
    self.waiter = waiter
    outcome.request = self
  }

  deinit {
    if case .task(let task) = waiter { task.resume() }
  }

  /// Whether the request has ended.
  var isEnded: Bool { waiter == nil }

  /// Ends the request.
  func end() {
    let ended = waiter
    waiter = nil
    switch ended {
    case .task(let task): task.resume()
    case .listener(let action): action()
    case nil: break
    }
  }

  /// Called when the state may have changed.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - areViewsUpdated: Whether the views show the state.
  func settle(_ state: FlowState, areViewsUpdated: Bool) {
    if screen == nil {
      switch state.progress(of: request) {
      case .undecided: return
      case .open(let opened): screen = opened
      case .refused: return end()
      }
    }
    guard areViewsUpdated, case .shown = aim, let screen,
      state.shown.contains(where: { $0.id == screen })
    else { return }
    outcome.isShown = true
    end()
  }

  /// Called when the screen was closed, with its result if there is one.
  func screenClosed(_ handover: Handover?, _ state: FlowState) {
    if handover == nil, let heir, let path = state.paths[request.path],
      path.routes.indices.contains(heir.index), path.routes[heir.index] == heir.route
    {
      screen = path.screens[heir.index].id
      self.heir = nil
      return
    }
    if let handover, case .result(let type, let accepts) = aim {
      if accepts(handover.value) {
        outcome.value = handover.value
      } else {
        reportMismatch(handover.value, expected: type)
      }
    }
    end()
  }
}

/// The outcome of a request, for the code that waits for it.
@MainActor
final class RequestOutcome {
  /// Not retained, so that the request ends when the flow is released.
  weak var request: ScreenRequest?
  var value: Any?
  var isShown = false

  /// Called when the task was cancelled.
  func cancel() { request?.end() }
}

/// Reports a result of an unexpected type.
func reportMismatch(_ value: Any, expected: String) {
  DiagnosticSink.current.report(
    Diagnostic(
      """
      A screen has finished with a value of type “\(type(of: value))”, but “\(expected)” is \
      expected. The value is dropped.
      """,
      severity: .error))
}
