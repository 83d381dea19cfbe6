// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes

extension FlowNavigator {
  /// Presents a screen, and returns its result.
  ///
  /// ```swift
  /// if let date = await navigator.present(.calendar, returning: Date.self) { start = date }
  /// ```
  ///
  /// The screen finishes with ``FinishAction``, or with its navigator's ``finish(with:)``. The call
  /// returns exactly once, when the screen is no longer shown. The result is nil if the screen was
  /// closed in any other way, if a guard, a gate or the app's path prevented it from opening, or if
  /// only the screen below was closed. It is also nil when the task is cancelled or the flow stack
  /// is removed; the screen may then stay open.
  ///
  /// A task does not survive a relaunch of the app. If the path is restored, use
  /// `onResult(of:perform:)`.
  ///
  /// - Parameters:
  ///   - screen: The screen to open.
  ///   - style: The presentation style of the screen.
  ///   - type: The type of the result. A value of another type is reported, and the result is nil.
  /// - Returns: The value with which the screen has finished; nil if there is none.
  public func present<Result>(
    _ screen: Screen, as style: RouteStyle = .sheet, returning type: Result.Type
  ) async -> Result? {
    await result(of: Route(screen: screen, style: style)) { $0.open(screen, as: style) }
  }

  /// Pushes a screen, and returns its result; see ``present(_:as:returning:)``.
  public func push<Result>(_ screen: Screen, returning type: Result.Type) async -> Result? {
    await present(screen, as: .push, returning: type)
  }

  /// Pushes a screen, and returns when it is shown or was rejected.
  ///
  /// The label distinguishes it from `push(_:)`, which asynchronous code calls without `await`.
  ///
  /// - Parameter screen: The screen to open.
  /// - Returns: Whether the screen is shown. False if a guard, a gate or the app's path prevented
  ///   it from opening, if a newer change closed it before, or if the task was cancelled.
  @discardableResult
  public func push(untilShown screen: Screen) async -> Bool {
    await present(untilShown: screen, as: .push)
  }

  /// Presents a screen, and returns when it is shown or was rejected; see ``push(untilShown:)``.
  @discardableResult
  public func present(untilShown screen: Screen, as style: RouteStyle = .sheet) async -> Bool {
    await request(Route(screen: screen, style: style), for: .shown) {
      $0.open(screen, as: style)
    }.isShown
  }

  /// Closes the topmost screen of the path, and returns a value to the code that opened it.
  ///
  /// The same as ``FinishAction``, for code outside of views. If only the root is open, the screen
  /// that contains the flow stack finishes; if there is no such screen, this is reported.
  public func finish<Result>(with result: Result) {
    guard let flow else { return reportNoFlow() }
    flow.sync()
    if let top = flow.store.state.paths[flow.id]?.screens.last?.id {
      flow.finish(top, with: result)
    } else {
      flow.finishRoot(with: result)
    }
  }

  // MARK: Going back

  /// Closes all screens above an index, and passes a value to the screen there.
  ///
  /// This has the same effect as if the screen above it had finished with the value. If a task
  /// awaits that screen, the task receives the value; otherwise the screen at the index does, with
  /// `onResult(of:perform:)`. If guards or the user keep the screens open, the value is dropped.
  ///
  /// - Parameters:
  ///   - index: The index; -1 is the root. An index without an open screen is reported, and the
  ///     call has no effect.
  ///   - result: The value.
  ///   - fileID: The file of the call, which is the origin in events.
  ///   - line: The line of the call.
  public func goBackTo<Result>(
    index: Int, with result: Result, fileID: String = #fileID, line: Int = #line
  ) {
    guard let flow else { return reportNoFlow() }
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      guard index >= -1, index < routes.count else { return verbs.goBackTo(index: index) }
      flow.goBack(to: index, with: result) { verbs.goBackTo(index: index) }
    }
  }
}

extension FlowNavigator where Screen: Hashable {
  /// Closes all screens above the topmost one that is equal to `screen`, or has its type and `id`,
  /// and passes it a value; see `goBackTo(index:with:)`.
  ///
  /// - Returns: False if no such screen is open; the call then has no effect.
  @discardableResult
  public func goBackTo<Result>(
    _ screen: Screen, with result: Result, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    let index = routes.lastIndex { isSameRoute(Route.push($0.screen), .push(screen)) }
    guard let index else { return false }
    goBackTo(index: index, with: result, fileID: fileID, line: line)
    return true
  }
}

// MARK: Requests

extension FlowNavigator {
  /// Opens a screen, and returns its result.
  func result<Result>(
    of route: Route<Screen>, opening open: (FlowNavigator) -> Void
  ) async -> Result? {
    let aim = ScreenRequest.Aim.result(type: "\(Result.self)", accepts: { $0 is Result })
    return await request(route, for: aim, opening: open).value as? Result
  }

  /// Opens a screen, and waits until the request ends.
  private func request(
    _ route: Route<Screen>, for aim: ScreenRequest.Aim, opening open: (FlowNavigator) -> Void
  ) async -> RequestOutcome {
    let outcome = RequestOutcome()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task must not retain the flow: the request ends when the flow is released.
        guard !Task.isCancelled, let flow, let screen = route.screen as? AnyHashable else {
          if !Task.isCancelled { reportNoFlow() }
          return continuation.resume()
        }
        let request = flow.request(Route(screen: screen, style: route.style)) { open(self) }
        flow.makeResults().add(
          ScreenRequest(request, for: aim, ending: outcome, .task(continuation)))
      }
    } onCancel: {
      Task { @MainActor in outcome.cancel() }
    }
    return outcome
  }

  private func reportNoFlow() {
    guard !hasFlow else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A FlowNavigator that was created from a binding has no FlowStack, so its screens have \
        no results. Use the navigator in the environment of a screen.
        """))
  }
}
