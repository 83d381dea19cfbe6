// SPDX-License-Identifier: MIT

/// A size that an app's layout proposes to a view, in points.
public struct ProposalValue: Hashable, Sendable, Codable {
  /// The width; nil for the view's ideal width.
  public var width: Double?
  /// The height; nil for the view's ideal height.
  public var height: Double?

  /// Creates a proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The length that stands for all the space that a view can take.
  ///
  /// A view that is this long in such a space grows without bounds.
  public static let unbounded = 100_000.0

  var isPlausible: Bool {
    [width, height].allSatisfy { $0.map { (0...Self.unbounded).contains($0) } ?? true }
  }
}

/// What a host has measured for a container whose children the app places.
public struct MeasurementValue: Hashable, Sendable, Codable {
  /// The size of a child in a space.
  public struct Answer: Hashable, Sendable, Codable {
    /// The space, which is one of the child's `proposals`.
    public var proposal: ProposalValue
    /// The size that the child takes.
    public var size: SizeValue

    /// Creates an answer.
    public init(_ proposal: ProposalValue, _ size: SizeValue) {
      self.proposal = proposal
      self.size = size
    }
  }

  /// The space that the container could take; nil along an axis without a limit.
  public var space: ProposalValue
  /// For each child of the container, in order, its sizes.
  public var children: [[Answer]]

  /// Creates a measurement.
  public init(space: ProposalValue, children: [[Answer]]) {
    self.space = space
    self.children = children
  }

  /// The maximum number of `proposals` of a child.
  public static let proposalLimit = 32

  /// Whether all lengths are from 0 to ``ProposalValue/unbounded``, and no child has too many
  /// sizes; input from outside is not trusted.
  public var isPlausible: Bool {
    let lengths = 0.0...ProposalValue.unbounded
    return space.isPlausible
      && children.allSatisfy { answers in
        answers.count <= Self.proposalLimit
          && answers.allSatisfy {
            $0.proposal.isPlausible && lengths.contains($0.size.width)
              && lengths.contains($0.size.height)
          }
      }
  }
}
