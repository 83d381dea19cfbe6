// SPDX-License-Identifier: MIT

/// What a host reports of a `scroll` or `list` with `scrollObserved`.
public struct ScrollValue: Hashable, Sendable, Codable {
  /// What moves the content.
  public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case idle
    /// A finger touches the content, which does not move yet.
    case tracking
    /// A person.
    case interacting
    /// The momentum of a person's movement.
    case decelerating
    /// The host, at the request of the app.
    case animating
  }

  /// The phases since the last report, in order; the last one is the current phase.
  public var phases: [Phase]
  /// The position of the visible area in the content, in points: zero if the content begins at the
  /// leading edge and the top edge of the container, and negative by the insets at its beginning.
  public var offset: PointValue
  /// The size of the content in points, without the insets.
  public var contentSize: SizeValue
  /// The space around the content that scrolls with it, in points.
  public var insets: InsetsValue
  /// The size in points of what scrolls, including what bars cover.
  public var containerSize: SizeValue
  /// The points per second by which the offset changes; nil at rest.
  public var velocity: PointValue?

  /// Creates a report.
  public init(
    phases: [Phase] = [.idle], offset: PointValue, contentSize: SizeValue,
    insets: InsetsValue = InsetsValue(top: 0, leading: 0, bottom: 0, trailing: 0),
    containerSize: SizeValue, velocity: PointValue? = nil
  ) {
    self.phases = phases
    self.offset = offset
    self.contentSize = contentSize
    self.insets = insets
    self.containerSize = containerSize
    self.velocity = velocity
  }

  /// The maximum number of phases of a report; a host leaves out older ones.
  public static let phaseLimit = 8

  /// Whether there are from one to ``phaseLimit`` phases, sizes are from 0 to 100 million points,
  /// and all other numbers are at most 100 million points away from 0; input from outside is not
  /// trusted.
  public var isPlausible: Bool {
    let limit = 1e8
    let sizes = [contentSize.width, contentSize.height, containerSize.width, containerSize.height]
    let places = [
      offset.x, offset.y, insets.top, insets.leading, insets.bottom, insets.trailing,
      velocity?.x ?? 0, velocity?.y ?? 0,
    ]
    return (1...Self.phaseLimit).contains(phases.count)
      && sizes.allSatisfy { (0...limit).contains($0) }
      && places.allSatisfy { (-limit...limit).contains($0) }
  }
}
