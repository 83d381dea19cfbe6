// SPDX-License-Identifier: MIT

/// What was dropped or replaced when a path was restored, and why.
///
/// A route that cannot be restored is dropped with all above it, since they were opened from it.
public struct SnapshotReport: Sendable {
  /// A route that was not restored.
  public struct Dropped: Sendable {
    /// Its index in the path that was saved.
    public var index: Int

    /// The name its screen was saved under; nil if it has none that can be read.
    public var name: String?

    /// Why it was not restored.
    public var reason: Reason
  }

  /// Why a route was not restored.
  public enum Reason: Error {
    /// The format has no screen of this name.
    case unknownName
    /// It was saved by a newer app, in a version that this one does not know.
    case newerVersion(Int)
    /// It was saved in a version for which there is no migration any more.
    case noMigration(from: Int)
    /// The migration from a version threw, or found another form than it knows.
    case migrationFailed(from: Int, any Error)
    /// What was saved is not the JSON of the screen's type.
    case invalid(any Error)
    /// It has no name, no version, or no style that is known.
    case malformed
    /// The JSON of its screen is nested deeper than the limit.
    case tooDeep
    /// It is the first of so many routes above the limit; the others are not listed.
    case tooMany(Int)
    /// Its screen is not of the type that was asked for.
    case otherType
    /// Its screen says that it is never restored.
    case neverRestored
    /// A route below it was dropped.
    case belowWasDropped
  }

  /// A route whose screen was replaced, as it says itself.
  public struct Replaced: Hashable, Sendable {
    /// Its index in the path that was saved.
    public var index: Int

    /// The name its screen was saved under.
    public var name: String
  }

  /// The routes that were not restored, lowest first; the first has the reason for all.
  public internal(set) var dropped: [Dropped] = []

  /// The routes that were restored with another screen, lowest first.
  public internal(set) var replaced: [Replaced] = []

  /// Whether the whole path was restored as it was saved.
  public var isComplete: Bool { dropped.isEmpty && replaced.isEmpty }
}

extension SnapshotReport: CustomStringConvertible {
  /// A line for each route that was replaced or dropped.
  ///
  /// It holds names, but no values and no descriptions of errors, which may quote values.
  public var description: String {
    if isComplete { return "Everything was restored." }
    let lines = replaced.map(\.description) + dropped.map(\.description)
    return lines.joined(separator: "\n")
  }
}

extension SnapshotReport.Dropped: CustomStringConvertible {
  /// Which route was dropped and why, in one line.
  public var description: String {
    let screen = name.map { " \(quoted($0))" } ?? ""
    return "Route \(index)\(screen) was dropped: \(reason)."
  }
}

extension SnapshotReport.Replaced: CustomStringConvertible {
  /// Which route was replaced, in one line.
  public var description: String { "Route \(index) \(quoted(name)) was replaced." }
}

extension SnapshotReport.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .unknownName: "there is no screen of this name"
    case .newerVersion(let version): "version \(version) is newer than this app"
    case .noMigration(let version): "there is no migration from version \(version)"
    case .migrationFailed(let version, _): "the migration from version \(version) failed"
    case .invalid: "what was saved is not of the screen's type"
    case .malformed: "its name, version or style cannot be read"
    case .tooDeep: "it is nested too deep"
    case .tooMany(let count): "there are \(count) routes too many"
    case .otherType: "its screen is of another type"
    case .neverRestored: "its screen is never restored"
    case .belowWasDropped: "a route below it was dropped"
    }
  }
}
