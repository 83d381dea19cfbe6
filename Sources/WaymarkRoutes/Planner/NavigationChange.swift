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

  /// Creates a change from its counts.
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
  init<Screen>(_ paths: PathPair<Screen>, kept: Int) {
    self.init()
    for layer in 0..<kept { count(paths.change(in: layer, and: layer)) }
  }

  /// What happens between any two paths.
  init<Screen>(_ paths: PathPair<Screen>) {
    let kept = paths.keptLayers
    self.init(paths, kept: kept)
    let top = paths.keptTopLayers(above: kept)
    for layer in 1..<(top + 1) {
      count(paths.change(in: paths.oldLayers - layer, and: paths.newLayers - layer))
    }
    dismissed = paths.oldLayers - kept - top
    presented = paths.newLayers - kept - top
  }

  private mutating func count<Screen>(
    _ change: (gone: ArraySlice<Route<Screen>>, come: ArraySlice<Route<Screen>>)
  ) {
    let both = min(change.gone.count, change.come.count)
    replaced += both
    popped += change.gone.count - both
    pushed += change.come.count - both
  }
}
