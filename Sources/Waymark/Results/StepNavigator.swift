// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes

/// Navigates through the steps of a flow by changing the path of a flow stack.
///
/// It has no state: create one wherever you need it.
///
/// ```swift
/// let booking = navigator.steps(StepSequence<Screen>([.hut, .nights, .confirm]))
/// let ticket = await booking.start(returning: Ticket.self)
/// // On the screens of the steps:
/// booking.next()
/// booking.finish(with: ticket)
/// ```
///
/// Each verb writes the path once. A verb without an effect, such as `next()` at the last step,
/// returns false; so do all verbs except ``start(as:)`` while no step is open.
@MainActor
public struct StepNavigator<Screen: Hashable> {
  /// The steps.
  public let sequence: StepSequence<Screen>
  private let navigator: FlowNavigator<Screen>

  init(_ sequence: StepSequence<Screen>, _ navigator: FlowNavigator<Screen>) {
    self.sequence = sequence
    self.navigator = navigator
  }

  /// The progress of the flow; nil if no step is open.
  ///
  /// Reading it does not cause a view to observe the path. To display it, read
  /// `StepSequence.progress(in:)` of the path that the stack is bound to, or
  /// `StepSequence.progress(at:)` of the view's own step.
  public var progress: StepProgress? { sequence.progress(in: navigator.routes) }

  /// The skipped steps before the current one.
  public var skipped: [Screen] { sequence.skipped(in: navigator.routes) }

  /// Opens the first step.
  ///
  /// - Parameter style: The presentation style of the first step. The other steps are pushed above
  ///   it, so a sheet or cover must have a navigation stack.
  public func start(as style: RouteStyle = .push) {
    guard !sequence.steps.isEmpty else { return reportNoSteps() }
    navigator.setRoutes(
      sequence.started(in: navigator.routes, as: style), keeping: navigator.routes.count)
  }

  /// Opens the first step, and returns the result of the flow.
  ///
  /// - Parameters:
  ///   - style: The presentation style of the first step; see ``start(as:)``.
  ///   - type: The type of the result.
  /// - Returns: The value passed to `finish(with:)`; nil if the steps were closed in any other way.
  ///   See ``FlowNavigator/present(_:as:returning:)`` for all other cases.
  public func start<Result>(
    as style: RouteStyle = .push, returning type: Result.Type
  ) async -> Result? {
    guard let first = sequence.steps.first else {
      reportNoSteps()
      return nil
    }
    return await navigator.result(of: Route(screen: first, style: style)) { _ in start(as: style) }
  }

  /// Pushes the next step above the current one, replacing the screens above that.
  @discardableResult
  public func next(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.next(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Replaces the current step by the next one.
  ///
  /// Going back then leads to the step before the current one, and ``skipped`` contains the
  /// replaced step.
  @discardableResult
  public func skip(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.skipping(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes the current step and all screens above it; at the first open step, this leaves the
  /// flow.
  @discardableResult
  public func back(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.back(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all steps except the first one, and reopens that if it was skipped.
  @discardableResult
  public func restart(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.restarted(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all open steps without a result.
  @discardableResult
  public func cancel(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.cancelled(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all open steps, and returns a value to the code that started the flow.
  ///
  /// The task that awaits ``start(as:returning:)`` receives it, or else the screen below the lowest
  /// open step, with `onResult(of:perform:)`, also after the path was restored.
  @discardableResult
  public func finish<Result>(
    with result: Result, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    guard let range = sequence.range(in: navigator.routes) else { return false }
    navigator.goBackTo(
      index: range.lowerBound - 1, with: result, fileID: fileID, line: line)
    return true
  }

  private func write(_ path: [Route<Screen>]?, from origin: NavigationOrigin) -> Bool {
    guard let path, let range = sequence.range(in: navigator.routes) else { return false }
    let kept = zip(path, navigator.routes).prefix { $0 == $1 }.count
    if kept == range.lowerBound, path.indices.contains(kept) {
      navigator.succeed(at: kept, by: path[kept])
    }
    NavigationOrigin.stating(origin) { navigator.setRoutes(path, keeping: kept) }
    return true
  }

  private func reportNoSteps() {
    DiagnosticSink.current.report(Diagnostic("A flow without steps was started. It is ignored."))
  }
}

extension FlowNavigator where Screen: Hashable {
  /// Returns a navigator for steps that are screens of the path.
  public func steps(_ sequence: StepSequence<Screen>) -> StepNavigator<Screen> {
    StepNavigator(sequence, self)
  }

  /// Transfers the request for the screen at an index to the screen that replaces it.
  func succeed(at index: Int, by route: Route<Screen>) {
    guard let flow, let results = flow.results else { return }
    flow.sync()
    guard let screens = flow.store.state.paths[flow.id]?.screens, screens.indices.contains(index)
    else { return }
    results.succeed(screens[index].id, by: route.map { AnyHashable($0) }, at: index)
  }
}

extension FlowNavigator where Screen == AnyHashable {
  /// Returns a navigator for steps that are screens of the path.
  public func steps(_ sequence: StepSequence<some Hashable>) -> StepNavigator<AnyHashable> {
    StepNavigator(sequence.erased, self)
  }
}
