// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes

/// Leads through the steps of a flow by changing the path of a flow stack.
///
/// It keeps nothing: make one wherever it is needed.
///
/// ```swift
/// let booking = navigator.steps(StepSequence<Screen>([.hut, .nights, .confirm]))
/// let ticket = await booking.start(returning: Ticket.self)
/// // On the screens of the steps:
/// booking.next()
/// booking.finish(with: ticket)
/// ```
///
/// Each verb writes the path once. One that cannot do anything, such as `next()` at the last step,
/// returns false; so do all but ``start(as:)`` while no step is open.
@MainActor
public struct StepNavigator<Screen: Hashable> {
  /// The steps.
  public let sequence: StepSequence<Screen>
  private let navigator: FlowNavigator<Screen>

  init(_ sequence: StepSequence<Screen>, _ navigator: FlowNavigator<Screen>) {
    self.sequence = sequence
    self.navigator = navigator
  }

  /// How far someone is; nil if no step is open.
  ///
  /// Reading it does not make a view follow the path. A view that shows it reads
  /// `StepSequence.progress(in:)` of the path that the stack is bound to, or
  /// `StepSequence.progress(at:)` of its own step.
  public var progress: StepProgress? { sequence.progress(in: navigator.routes) }

  /// The steps before the current one that were skipped.
  public var skipped: [Screen] { sequence.skipped(in: navigator.routes) }

  /// Opens the first step.
  ///
  /// - Parameter style: How it is shown. The others are pushed on it, so a sheet or cover must have
  ///   a navigation stack.
  public func start(as style: RouteStyle = .push) {
    guard !sequence.steps.isEmpty else { return reportNoSteps() }
    navigator.setRoutes(
      sequence.started(in: navigator.routes, as: style), keeping: navigator.routes.count)
  }

  /// Opens the first step, and waits for the result of the flow.
  ///
  /// - Parameters:
  ///   - style: How the first step is shown; see ``start(as:)``.
  ///   - type: The type of the result.
  /// - Returns: What `finish(with:)` was given; nil when the steps were closed in any other way.
  ///   For all else see ``FlowNavigator/present(_:as:returning:)``.
  public func start<Result>(
    as style: RouteStyle = .push, returning type: Result.Type
  ) async -> Result? {
    guard let first = sequence.steps.first else {
      reportNoSteps()
      return nil
    }
    return await navigator.result(of: Route(screen: first, style: style)) { _ in start(as: style) }
  }

  /// Pushes the next step on the current one, in place of what is above that.
  @discardableResult
  public func next(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.next(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Puts the next step in the place of the current one.
  ///
  /// So the way back leads to the step before it, and ``skipped`` has the one that was left out.
  @discardableResult
  public func skip(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.skipping(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes the current step and what is above it; at the first open step that leaves the flow.
  @discardableResult
  public func back(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.back(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all steps but the first, and opens that again if it was skipped.
  @discardableResult
  public func restart(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.restarted(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all open steps without a result.
  @discardableResult
  public func cancel(fileID: String = #fileID, line: Int = #line) -> Bool {
    write(sequence.cancelled(in: navigator.routes), from: .code(fileID: fileID, line: line))
  }

  /// Closes all open steps, and hands a value to whoever has started the flow.
  ///
  /// That is the task that awaits ``start(as:returning:)``, else the screen below the lowest open
  /// step, by `onResult(of:perform:)`. Also after the path was restored.
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
    DiagnosticSink.current.report(Diagnostic("A flow without steps is started. Nothing opens."))
  }
}

extension FlowNavigator where Screen: Hashable {
  /// Leads through steps that are screens of the path.
  public func steps(_ sequence: StepSequence<Screen>) -> StepNavigator<Screen> {
    StepNavigator(sequence, self)
  }

  /// Whoever awaits the screen at an index goes on to await the one that takes its place.
  func succeed(at index: Int, by route: Route<Screen>) {
    guard let flow, let results = flow.results else { return }
    flow.sync()
    guard let screens = flow.store.state.paths[flow.id]?.screens, screens.indices.contains(index)
    else { return }
    results.succeed(screens[index].id, by: route.map { AnyHashable($0) }, at: index)
  }
}

extension FlowNavigator where Screen == AnyHashable {
  /// Leads through steps that are screens of the path.
  public func steps(_ sequence: StepSequence<some Hashable>) -> StepNavigator<AnyHashable> {
    StepNavigator(sequence.erased, self)
  }
}
