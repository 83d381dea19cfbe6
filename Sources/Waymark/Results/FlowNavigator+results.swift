// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes

extension FlowNavigator {
  /// Presents a screen, and waits for its result.
  ///
  /// ```swift
  /// if let date = await navigator.present(.calendar, returning: Date.self) { start = date }
  /// ```
  ///
  /// The screen finishes by ``FinishAction``, or its navigator's ``finish(with:)``. The waiting ends
  /// exactly once, when the screen is not shown any more: with nil when it was closed in any other
  /// way, when a guard, a gate or the app's path did not let it open, or when the screen below was
  /// closed without it. It also ends, with nil, when the task is cancelled or the flow stack goes;
  /// the screen may stay open then.
  ///
  /// A task does not survive the app. Where a path is restored, use `onResult(of:perform:)`.
  ///
  /// - Parameters:
  ///   - screen: The screen to open.
  ///   - style: How it is shown.
  ///   - type: The type of the result. A value of another type is reported, and the result is nil.
  /// - Returns: The value that the screen has finished with; nil if there is none.
  public func present<Result>(
    _ screen: Screen, as style: RouteStyle = .sheet, returning type: Result.Type
  ) async -> Result? {
    await result(of: Route(screen: screen, style: style)) { $0.open(screen, as: style) }
  }

  /// Pushes a screen, and waits for its result; see ``present(_:as:returning:)``.
  public func push<Result>(_ screen: Screen, returning type: Result.Type) async -> Result? {
    await present(screen, as: .push, returning: type)
  }

  /// Pushes a screen, and returns when it is shown or was refused.
  ///
  /// The label keeps it apart from `push(_:)`, which asynchronous code calls without `await`.
  ///
  /// - Parameter screen: The screen to open.
  /// - Returns: Whether it is shown. False when a guard, a gate or the app's path did not let it
  ///   open, when something newer closed it before, or when the task was cancelled.
  @discardableResult
  public func push(untilShown screen: Screen) async -> Bool {
    await present(untilShown: screen, as: .push)
  }

  /// Presents a screen, and returns when it is shown or was refused; see ``push(untilShown:)``.
  @discardableResult
  public func present(untilShown screen: Screen, as style: RouteStyle = .sheet) async -> Bool {
    await request(Route(screen: screen, style: style), for: .shown) {
      $0.open(screen, as: style)
    }.isShown
  }

  /// Closes the topmost screen of the path, and hands a value to whoever has opened it.
  ///
  /// The same as ``FinishAction``, for code that is no view. Where only the root is open, the screen
  /// finishes that the flow stack is in; if there is none, that is reported.
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

  /// Closes all screens above an index, and hands a value to the screen there.
  ///
  /// It is as if the screen above it had finished with the value. If that one is awaited, the task
  /// gets it; else the screen does, by `onResult(of:perform:)`. When guards or the user keep the
  /// screens open, the value is dropped.
  ///
  /// - Parameters:
  ///   - index: The index; -1 is the root. One that no open screen has is reported, and nothing
  ///     happens.
  ///   - result: The value.
  ///   - fileID: The file of the call, which events have as their origin.
  ///   - line: Its line.
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
  /// and hands it a value; see `goBackTo(index:with:)`.
  ///
  /// - Returns: False, and nothing happens, when no such screen is open.
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
  /// Opens a screen, and waits for its result.
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
        // The task must not retain the flow, whose end ends the waiting.
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
        A FlowNavigator that was made from a binding has no FlowStack, so its screens have no \
        results. Use the navigator in the environment of a screen.
        """))
  }
}
