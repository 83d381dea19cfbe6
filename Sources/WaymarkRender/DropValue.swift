// SPDX-License-Identifier: MIT

/// What is dragged over an element with ``Property/dropTarget``, or dropped there.
public struct DropValue: Hashable, Sendable, Codable {
  /// What has happened.
  public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    /// The drag entered the element, from elsewhere or from an element inside or around it.
    case entered
    /// The drag left the element, and no other one has been entered.
    case left
    /// The drag ended on the element.
    case dropped
  }

  /// What is dragged.
  public enum Source: Hashable, Sendable, Codable {
    /// A `draggable` element; the runtime knows its value.
    case element(ElementID)
    /// Text, a link, or both, from another app or window.
    ///
    /// Each is empty until it is dropped, and nil if there is none.
    case outside(text: String?, link: String?)
  }

  /// What has happened.
  public var phase: Phase
  /// What is dragged.
  public var source: Source
  /// The position in the element and in each element with ``Property/dropTarget`` around it, from
  /// the inside out, from the top leading corner; a position that is missing is the corner.
  public var points: [PointValue]

  /// Creates a value.
  public init(_ phase: Phase, _ source: Source, at points: [PointValue] = []) {
    self.phase = phase
    self.source = source
    self.points = points
  }

  /// The maximum number of points.
  public static let pointLimit = 32

  /// Whether there are at most 32 points, each at most 100 million points away, and neither the
  /// text nor the link is longer than ``HostEvent/longestText``; input from outside is not trusted.
  public var isPlausible: Bool {
    let places = -1e8...1e8
    guard points.count <= Self.pointLimit,
      points.allSatisfy({ places.contains($0.x) && places.contains($0.y) })
    else { return false }
    guard case .outside(let text, let link) = source else { return true }
    return [text, link].allSatisfy { ($0?.utf8.count ?? 0) <= HostEvent.longestText }
  }
}

/// A kind of content that a person can drag from another app or window.
public enum DropContentValue: String, PropertyKeyword {
  case text, link
}
