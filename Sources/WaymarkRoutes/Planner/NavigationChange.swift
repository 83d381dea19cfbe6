// SPDX-License-Identifier: MIT

/// What a step of a ``NavigationPlan`` does, in numbers.
public struct NavigationChange: Hashable, Sendable {
  /// The sheets and covers that close; the screens pushed in them go along uncounted.
  public var dismissed = 0

  /// The pushed screens that close, wherever in their layer they are.
  public var popped = 0

  /// The pushed screens in whose place others come.
  public var replaced = 0

  /// The pushed screens that open, wherever in their layer they are.
  public var pushed = 0

  /// The sheets and covers that open; the screens pushed in them come along uncounted.
  public var presented = 0

  /// Makes a change of its numbers.
  public init(
    dismissed: Int = 0, popped: Int = 0, replaced: Int = 0, pushed: Int = 0, presented: Int = 0
  ) {
    self.dismissed = dismissed
    self.popped = popped
    self.replaced = replaced
    self.pushed = pushed
    self.presented = presented
  }

  /// Whether no screen opens or closes: those that are open get other values.
  public var isUpdate: Bool { self == NavigationChange() }
}

extension NavigationChange: CustomStringConvertible {
  /// The change in a few words, such as `dismiss 2, push 1`, or `update`.
  public var description: String {
    let parts = [
      ("dismiss", dismissed), ("pop", popped), ("replace", replaced), ("push", pushed),
      ("present", presented),
    ]
    let words = parts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "update" : words.joined(separator: ", ")
  }
}

extension NavigationChange {
  /// What happens to the pushes of the lowest `kept` layers.
  init<Screen>(_ old: PathLayers<Screen>, _ new: PathLayers<Screen>, kept: Int) {
    self.init()
    for layer in 0..<kept { count(old.pushes(layer), new.pushes(layer)) }
  }

  /// What happens between any two paths.
  init<Screen: Hashable>(from: [Route<Screen>], to: [Route<Screen>]) {
    let old = PathLayers(from)
    let new = PathLayers(to)
    let kept = PathLayers.common(old, new)
    self.init(old, new, kept: kept)
    let top = PathLayers.commonTop(old, new, above: kept)
    for layer in 0..<top {
      count(old.pushes(old.count - 1 - layer), new.pushes(new.count - 1 - layer))
    }
    dismissed = old.count - kept - top
    presented = new.count - kept - top
  }

  /// Counts what happens to the pushes of one layer: all between what they begin and end with
  /// alike goes and comes.
  private mutating func count<Screen: Hashable>(
    _ old: ArraySlice<Route<Screen>>, _ new: ArraySlice<Route<Screen>>
  ) {
    let kept = commonPrefix(old, new)
    var gone = old.dropFirst(kept)
    var come = new.dropFirst(kept)
    while let one = gone.last, let other = come.last, isSameRoute(one, other) {
      gone.removeLast()
      come.removeLast()
    }
    let both = min(gone.count, come.count)
    replaced += both
    popped += gone.count - both
    pushed += come.count - both
  }
}
