// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// What leads from one screen to another: a control that was tapped, or a link.
  public struct Edge: Codable, Hashable, Sendable {
    /// The id of the screen on which the step is performed, or ``NavigationMap/outside``.
    public var from: Screen.ID
    /// The id of the screen that is in front afterwards.
    public var to: Screen.ID
    /// What is done.
    public var step: Step
    /// The steps on the screen before ``step``, such as typing a name.
    public var preparation: [Step]
    /// The number of recordings that took the same edge, by whichever control; nil without
    /// ``NavigationMap/coverage``.
    public var visits: Int?

    /// Creates an edge.
    public init(from: Screen.ID, to: Screen.ID, step: Step, preparation: [Step] = []) {
      self.from = from
      self.to = to
      self.step = step
      self.preparation = preparation
    }
  }
}

extension NavigationMap.Edge {
  /// Whether a recording took the same edge; nil without coverage.
  var isVisited: Bool? { visits.map { $0 > 0 } }
}

extension NavigationMap.Edge: Comparable {
  /// Orders edges by their screens, then by their steps.
  public static func < (one: Self, other: Self) -> Bool {
    if one.from != other.from { return one.from < other.from }
    if one.to != other.to { return one.to < other.to }
    if one.step != other.step { return one.step < other.step }
    return one.preparation.lexicographicallyPrecedes(other.preparation)
  }
}
