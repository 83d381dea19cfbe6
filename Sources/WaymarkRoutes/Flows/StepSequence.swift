// SPDX-License-Identifier: MIT

/// The steps of a flow, such as a checkout, in their order.
///
/// Each step is the value of a screen, and an open one is an ordinary route of a path: it has a way
/// back and a link, guards decide about it, and it is saved with the path. How far someone is, is
/// read from the path and kept nowhere else, so it is right whatever has changed the path.
///
/// ```swift
/// let booking = StepSequence<Screen>([.hut, .nights, .breakfast, .confirm])
/// path.routes = booking.started(in: path.routes)
/// booking.progress(in: path.routes)  // 1 of 4
/// ```
///
/// The open steps are the topmost step of the path, and those directly below it as long as each
/// comes earlier in the sequence; so a flow that is started again above itself is another one. The
/// screens above the topmost step, such as a help page, are not part of it. A step is found by its
/// value or, if it has one, by its type and `id`, so that a step may hold what was entered. Of equal
/// steps only the first counts.
public struct StepSequence<Step: Hashable> {
  /// The steps, first to last.
  public var steps: [Step]

  /// Creates a sequence of steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The place of a step in the sequence; nil if it is none of its steps.
  public func index(of step: Step) -> Int? {
    steps.firstIndex { isSameRoute(.push($0), .push(step)) }
  }

  /// How far a step is in the sequence; nil if it is none of its steps.
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
  /// The indices of the open steps in a path; nil if none is open.
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

  /// How far someone is in a path: the topmost open step; nil if none is open.
  public func progress(in path: [Route<Step>]) -> StepProgress? {
    range(in: path).flatMap { progress(at: path[$0.upperBound - 1].screen) }
  }

  /// The steps before the current one that are not open, because they were skipped.
  public func skipped(in path: [Route<Step>]) -> [Step] {
    guard let range = range(in: path), let current = index(of: path[range.upperBound - 1].screen)
    else { return [] }
    let open = Set(path[range].compactMap { index(of: $0.screen) })
    return steps[..<current].indices.filter { !open.contains($0) }.map { steps[$0] }
  }

  /// A path with the first step on top; without steps, the same path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: How the first step is shown. The others are pushed on it, so a sheet or cover must
  ///     have a navigation stack.
  /// - Returns: The path with one more route, or the same.
  public func started(
    in path: [Route<Step>], as style: RouteStyle = .push
  ) -> [Route<Step>] {
    path + steps.prefix(1).map { Route(screen: $0, style: style) }
  }

  /// A path with the step after the current one on top of that, in place of what is above it.
  ///
  /// - Returns: The path; nil at the last step, and when no step is open.
  public func next(in path: [Route<Step>]) -> [Route<Step>]? {
    guard let range = range(in: path), let step = step(after: path[range.upperBound - 1].screen)
    else { return nil }
    return path[..<range.upperBound] + [.push(step)]
  }

  /// A path with the step after the current one in the place of the current one.
  ///
  /// So the way back leads to the step before the one that was skipped.
  ///
  /// - Returns: The path; nil at the last step, and when no step is open.
  public func skipping(in path: [Route<Step>]) -> [Route<Step>]? {
    guard let range = range(in: path) else { return nil }
    let current = path[range.upperBound - 1]
    guard let step = step(after: current.screen) else { return nil }
    return path[..<(range.upperBound - 1)] + [Route(screen: step, style: current.style)]
  }

  /// A path without the current step and what is above it.
  ///
  /// At the first open step that leaves the flow.
  ///
  /// - Returns: The path; nil when no step is open.
  public func back(in path: [Route<Step>]) -> [Route<Step>]? {
    range(in: path).map { Array(path[..<($0.upperBound - 1)]) }
  }

  /// A path in which only the first step is open, in the style of the lowest that was.
  ///
  /// - Returns: The path; nil when no step is open.
  public func restarted(in path: [Route<Step>]) -> [Route<Step>]? {
    range(in: path).map {
      started(in: Array(path[..<$0.lowerBound]), as: path[$0.lowerBound].style)
    }
  }

  /// A path without the open steps and what is above them.
  ///
  /// - Returns: The path; nil when no step is open.
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

  /// How far someone is in a path of screens of any types; nil if no step is open.
  public func progress(in path: FlowPath) -> StepProgress? { erased.progress(in: path.routes) }
}
