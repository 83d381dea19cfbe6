// SPDX-License-Identifier: MIT

/// The ordered steps of a flow, such as a checkout.
///
/// Each step is the value of a screen, and an open step is an ordinary route of a path: it supports
/// going back and links, guards decide about it, and it is saved with the path. The progress is
/// derived from the path and stored nowhere else, so it is correct after any change of the path.
///
/// ```swift
/// let booking = StepSequence<Screen>([.hut, .nights, .breakfast, .confirm])
/// path.routes = booking.started(in: path.routes)
/// booking.progress(in: path.routes)  // 1 of 4
/// ```
///
/// The open steps are the topmost step of the path, and those directly below it as long as each
/// precedes the next in the sequence; a flow that is started again above itself is therefore a
/// separate one. Screens above the topmost step, such as a help page, are not part of it. A step is
/// identified by its value or, if it has one, by its type and `id`, so that a step may contain
/// input. Of equal steps, only the first counts.
public struct StepSequence<Step: Hashable> {
  /// The steps, first to last.
  public var steps: [Step]

  /// Creates a sequence of steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Returns the index of a step in the sequence; nil if the sequence does not contain it.
  public func index(of step: Step) -> Int? {
    steps.firstIndex { isSameRoute(.push($0), .push(step)) }
  }

  /// Returns the progress at a step; nil if the sequence does not contain it.
  public func progress(at step: Step) -> StepProgress? {
    index(of: step).map { StepProgress(number: $0 + 1, count: steps.count) }
  }
}

extension StepSequence: Equatable, Hashable {}
extension StepSequence: Encodable where Step: Encodable {}
extension StepSequence: Decodable where Step: Decodable {}
extension StepSequence: Sendable where Step: Sendable {}

// MARK: In a path

extension StepSequence {
  /// Returns the indices of the open steps in a path; nil if no step is open.
  public func range(in path: [Route<Step>]) -> Range<Int>? {
    guard let top = path.lastIndex(where: { index(of: $0.screen) != nil }) else { return nil }
    var lowest = top
    while lowest > 0, let above = index(of: path[lowest].screen),
      let below = index(of: path[lowest - 1].screen), below < above
    {
      lowest -= 1
    }
    return lowest..<(top + 1)
  }

  /// Returns the progress in a path, that of the topmost open step; nil if no step is open.
  public func progress(in path: [Route<Step>]) -> StepProgress? {
    range(in: path).flatMap { progress(at: path[$0.upperBound - 1].screen) }
  }

  /// Returns the steps before the current one that are not open, because they were skipped.
  public func skipped(in path: [Route<Step>]) -> [Step] {
    guard let range = range(in: path), let current = index(of: path[range.upperBound - 1].screen)
    else { return [] }
    let open = Set(path[range].compactMap { index(of: $0.screen) })
    return steps[..<current].indices.filter { !open.contains($0) }.map { steps[$0] }
  }

  /// Returns a path with the first step on top, or an unchanged path if there are no steps.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: The presentation style of the first step. The other steps are pushed above it, so a
  ///     sheet or cover must have a navigation stack.
  /// - Returns: The path with one more route, or the unchanged path.
  public func started(
    in path: [Route<Step>], as style: RouteStyle = .push
  ) -> [Route<Step>] {
    path + steps.prefix(1).map { Route(screen: $0, style: style) }
  }

  /// Returns a path with the next step above the current one, replacing the screens above that.
  ///
  /// - Returns: The path; nil at the last step, and if no step is open.
  public func next(in path: [Route<Step>]) -> [Route<Step>]? {
    guard let range = range(in: path), let step = step(after: path[range.upperBound - 1].screen)
    else { return nil }
    return path[..<range.upperBound] + [.push(step)]
  }

  /// Returns a path in which the next step replaces the current one.
  ///
  /// Going back then leads to the step before the skipped one.
  ///
  /// - Returns: The path; nil at the last step, and if no step is open.
  public func skipping(in path: [Route<Step>]) -> [Route<Step>]? {
    guard let range = range(in: path) else { return nil }
    let current = path[range.upperBound - 1]
    guard let step = step(after: current.screen) else { return nil }
    return path[..<(range.upperBound - 1)] + [Route(screen: step, style: current.style)]
  }

  /// Returns a path without the current step and the screens above it.
  ///
  /// At the first open step, this leaves the flow.
  ///
  /// - Returns: The path; nil if no step is open.
  public func back(in path: [Route<Step>]) -> [Route<Step>]? {
    range(in: path).map { Array(path[..<($0.upperBound - 1)]) }
  }

  /// Returns a path in which only the first step is open, in the style of the lowest open step.
  ///
  /// - Returns: The path; nil if no step is open.
  public func restarted(in path: [Route<Step>]) -> [Route<Step>]? {
    range(in: path).map {
      started(in: Array(path[..<$0.lowerBound]), as: path[$0.lowerBound].style)
    }
  }

  /// Returns a path without the open steps and the screens above them.
  ///
  /// - Returns: The path; nil if no step is open.
  public func cancelled(in path: [Route<Step>]) -> [Route<Step>]? {
    range(in: path).map { Array(path[..<$0.lowerBound]) }
  }

  private func step(after step: Step) -> Step? {
    guard let index = index(of: step), steps.indices.contains(index + 1) else { return nil }
    return steps[index + 1]
  }
}

// MARK: Paths of any types

extension StepSequence {
  /// The same steps for a path of screens of any types.
  public var erased: StepSequence<AnyHashable> { StepSequence<AnyHashable>(steps.map { $0 }) }

  /// Returns the progress in a path of screens of any types; nil if no step is open.
  public func progress(in path: FlowPath) -> StepProgress? { erased.progress(in: path.routes) }
}
