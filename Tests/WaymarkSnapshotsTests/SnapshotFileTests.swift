// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkSnapshots

struct SnapshotFileTests {
  @Test(arguments: [
    ("testRow()", "1", "testRow.1.html"),
    ("a row shows its name(name:)", "x", "a-row-shows-its-name.x.html"),
    ("../..", "a/b", "snapshot.a-b.html"), ("größe()", "1", "größe.1.html"),
  ])
  func `a file is named after the test`(test: String, name: String, file: String) {
    let snapshot = SnapshotFile(of: test, in: "/app/RowTests.swift", named: name, suffix: "html")
    #expect(snapshot.url.path().removingPercentEncoding == "/app/__Snapshots__/RowTests/\(file)")
  }

  @Test func `snapshots without names are numbered in each test`() {
    let test = "\(UUID())"
    let names = [nil, "named", nil].map {
      SnapshotFile(of: test, in: "/a.swift", nameOrNumber: $0, suffix: "txt").url.lastPathComponent
    }
    #expect(names == ["1", "named", "2"].map { "\(test).\($0).txt" })
  }

  @Test(
    arguments: [
      ([:], SnapshotRecording.missing), ([SnapshotRecording.variable: "all"], .all),
      ([SnapshotRecording.variable: ""], .missing), ([SnapshotRecording.variable: "always"], nil),
    ] as [([String: String], SnapshotRecording?)])
  func `the environment has the default mode`(
    environment: [String: String], mode: SnapshotRecording?
  ) {
    #expect((try? SnapshotRecording.preferred(in: environment)) == mode)
  }
}
