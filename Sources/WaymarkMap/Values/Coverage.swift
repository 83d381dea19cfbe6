// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The recordings whose visits a map shows.
  ///
  /// Their visits are in ``Screen/visits`` and ``Edge/visits``.
  public struct Coverage: Codable, Hashable, Sendable {
    /// A recording that was not performed to its end; what it visited until then counts.
    public struct Problem: Codable, Hashable, Sendable {
      /// The name of the recording.
      public var recording: String
      /// The reason as a sentence for people.
      public var reason: String

      /// Creates a problem.
      public init(recording: String, reason: String) {
        self.recording = recording
        self.reason = reason
      }
    }

    /// The names of the recordings, in the order in which they were performed.
    public var recordings: [String]
    /// The recordings that were not performed to their end.
    public var problems: [Problem]
    /// The ids of screens that a recording visited and that are not on the map, sorted.
    public var otherScreens: [Screen.ID]

    /// Creates a coverage.
    public init(
      recordings: [String] = [], problems: [Problem] = [], otherScreens: [Screen.ID] = []
    ) {
      self.recordings = recordings
      self.problems = problems
      self.otherScreens = otherScreens
    }
  }
}
