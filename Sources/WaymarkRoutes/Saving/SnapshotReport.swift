// SPDX-License-Identifier: MIT

/// The routes that were dropped or replaced when a path was restored, with reasons.
///
/// A route that cannot be restored is dropped with all routes above it, which were opened from it.
public struct SnapshotReport: Sendable {
  /// A route that was not restored.
  public struct Dropped: Sendable {
    /// Its index in the saved path.
    public var index: Int

    /// The saved name of its screen; nil if there is no readable name.
    public var name: String?

    /// The reason why it was not restored.
    public var reason: Reason
  }

  /// The reason why a route was not restored.
  public enum Reason: Error {
    /// The format has no screen with this name.
    case unknownName
    /// A newer app saved it, in a version that this one does not support.
    case newerVersion(Int)
    /// There is no migration from the version in which it was saved.
    case noMigration(from: Int)
    /// The migration from a version threw an error, or the saved value has an unexpected form.
    case migrationFailed(from: Int, any Error)
    /// The saved value is not the JSON of the screen's type.
    case invalid(any Error)
    /// It has no name, no version, or no known style.
    case malformed
    /// The JSON of its screen exceeds the maximum nesting depth.
    case tooDeep
    /// It is the first of this many routes above the limit; the others are not listed.
    case tooMany(Int)
    /// Its screen is not of the requested type.
    case otherType
    /// Its screen declares that it is never restored.
    case neverRestored
    /// A route below it was dropped.
    case belowWasDropped
  }

  /// A route whose screen declared a replacement.
  public struct Replaced: Hashable, Sendable {
    /// Its index in the saved path.
    public var index: Int

    /// The saved name of its screen.
    public var name: String
  }

  /// The routes that were not restored, lowest first; the reason of the first one applies to all.
  public internal(set) var dropped: [Dropped] = []

  /// The routes that were restored with another screen, lowest first.
  public internal(set) var replaced: [Replaced] = []

  /// Whether the whole path was restored without changes.
  public var isComplete: Bool { dropped.isEmpty && replaced.isEmpty }
}

extension SnapshotReport: CustomStringConvertible {
  /// A description with a line for each replaced or dropped route.
  ///
  /// It contains names, but neither values nor descriptions of errors, which may quote values.
  public var description: String {
    if isComplete { return "Everything was restored." }
    let lines = replaced.map(\.description) + dropped.map(\.description)
    return lines.joined(separator: "\n")
  }
}

extension SnapshotReport.Dropped: CustomStringConvertible {
  /// A one-line description of the dropped route, with the reason.
  public var description: String {
    let screen = name.map { " \(quoted($0))" } ?? ""
    return "Route \(index)\(screen) was dropped: \(reason)."
  }
}

extension SnapshotReport.Replaced: CustomStringConvertible {
  /// A one-line description of the replaced route.
  public var description: String { "Route \(index) \(quoted(name)) was replaced." }
}

extension SnapshotReport.Reason: CustomStringConvertible {
  /// A short description of the reason.
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
