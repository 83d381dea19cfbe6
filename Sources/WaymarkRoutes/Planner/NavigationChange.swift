// SPDX-License-Identifier: MIT

/// The changes of a step in a ``NavigationPlan``, as counts.
public struct NavigationChange: Hashable, Sendable {
  /// The number of sheets and covers that close; screens pushed in them are not counted.
  public var dismissed = 0

  /// The number of pushed screens that close, at any position in their layer.
  public var popped = 0

  /// The number of pushed screens that are replaced.
  public var replaced = 0

  /// The number of pushed screens that open, at any position in their layer.
  public var pushed = 0

  /// The number of sheets and covers that open; screens pushed in them are not counted.
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

  /// Whether no screen opens or closes, and only the values of open screens change.
  public var isUpdate: Bool { self == NavigationChange() }
}

extension NavigationChange: CustomStringConvertible {
  /// A short description of the change, such as `dismiss 2, push 1`, or `update`.
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
  /// Counts the changes of the pushes in the lowest `kept` layers.
  init<Screen>(_ paths: PathPair<Screen>, kept: Int) {
    self.init()
    for layer in 0..<kept { count(paths.change(in: layer, and: layer)) }
  }

  /// Counts the changes between any two paths.
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
