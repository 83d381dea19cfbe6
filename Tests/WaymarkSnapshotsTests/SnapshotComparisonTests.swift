// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkSnapshots

@MainActor
struct SnapshotComparisonTests {
  nonisolated private static let old = Data("old".utf8)
  nonisolated private static let new = Data("new".utf8)

  @Test(
    arguments: [
      // The mode, what is recorded, part of the failure, and what is recorded afterwards.
      (SnapshotRecording.missing, nil, "recorded now", new), (.failed, nil, "recorded now", new),
      (.never, nil, "none is recorded", nil), (.all, nil, "not compared", new),
      (.missing, old, "differs from", old), (.never, old, "differs from", old),
      (.failed, old, "now has the new one", new), (.all, old, "not compared", new),
      (.missing, new, nil, new), (.never, new, nil, new), (.failed, new, nil, new),
      (.all, new, "not compared", new),
    ] as [(SnapshotRecording, Data?, String?, Data?)])
  func `the mode decides what is recorded`(
    mode: SnapshotRecording, recorded: Data?, failure: String?, after: Data?
  ) throws {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SnapshotFile(
      of: "test()", in: folder.appending(path: "A.swift").path(), named: "1", suffix: "txt")
    if let recorded { try file.write(recorded) }
    let comparison = SnapshotComparison(file: file, recording: mode)
    let problem = try comparison.problem(of: Self.new) { _ in "the difference" }
    #expect(failure.map { problem?.contains($0) == true } ?? (problem == nil))
    #expect(try file.read() == after)
    if problem?.contains("differ") == true { #expect(problem?.hasSuffix("the difference") == true) }
  }

  @Test func `a file that cannot be written is an error`() {
    let file = SnapshotFile(of: "test()", in: "/dev/null/A.swift", named: "1", suffix: "txt")
    #expect(throws: SnapshotError.self) {
      try SnapshotComparison(file: file, recording: .missing).problem(of: Self.new) { _ in nil }
    }
  }
}
