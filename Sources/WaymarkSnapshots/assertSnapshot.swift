// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkTesting
import WaymarkWeb

/// Fails the test if a value does not have the text that is recorded in a file.
///
/// The file is `__Snapshots__/RowTests/testRow.1.html` for the first snapshot that `testRow()` of
/// `RowTests.swift` takes. If there is none, the snapshot is recorded and the test fails; the next
/// run compares. A test that runs several times in a process, such as one with arguments, must name
/// its snapshots. A view that reports misuse fails the test, too.
///
/// Like the function of the same name in the package SnapshotTesting. It fails tests of XCTest and
/// of Swift Testing.
///
/// - Parameters:
///   - value: A view, or an app that is running.
///   - snapshotting: How it becomes text.
///   - name: The name of the snapshot; nil for a number.
///   - recording: When the snapshot is recorded; nil for the environment variable
///     `SNAPSHOT_TESTING_RECORD`, or else ``SnapshotRecording/missing``.
///   - fileID: The file of the test, for the failure.
///   - filePath: The path of the test's file, beside which the snapshot is.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let file = SnapshotFile(
    of: testName, in: "\(filePath)", nameOrNumber: name, suffix: snapshotting.suffix)
  do {
    let comparison = SnapshotComparison(
      file: file, recording: try recording ?? .preferred())
    let subject = try snapshotting.show(try value())
    defer { subject.end() }
    let text = snapshotting.read(subject)
    for error in subject.errors { failTest(error, at: place) }
    let problem = try comparison.problem(of: Data(text.utf8)) { recorded in
      let difference = LineDifference(from: String(decoding: recorded, as: UTF8.self), to: text)
      return difference.isEmpty ? nil : "\(difference)"
    }
    if let problem { failTest(problem, at: place) }
  } catch {
    failTest("The snapshot cannot be compared: \(error)", at: place)
  }
}

/// Fails the test if a value does not look like the picture that is recorded in a file.
///
/// Like ``assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)``, but Chromium draws
/// the value: the one in `$CHROMIUM`, or in `$PATH`. If the pictures differ, the new one and one
/// with the difference are written to the folder in `$SNAPSHOT_ARTIFACTS`, or else to the temporary
/// folder.
///
/// - Parameters:
///   - value: A view, or an app that is running.
///   - snapshotting: How it becomes a picture.
///   - name: The name of the snapshot; nil for a number.
///   - recording: When the snapshot is recorded; nil for the environment variable
///     `SNAPSHOT_TESTING_RECORD`, or else ``SnapshotRecording/missing``.
///   - fileID: The file of the test, for the failure.
///   - filePath: The path of the test's file, beside which the snapshot is.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, SnapshotPicture>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
  let file = SnapshotFile(
    of: testName, in: "\(filePath)", nameOrNumber: name, suffix: snapshotting.suffix)
  do {
    let comparison = SnapshotComparison(
      file: file, recording: try recording ?? .preferred())
    let subject = try snapshotting.show(try value())
    defer { subject.end() }
    await subject.rest()
    let picture = snapshotting.read(subject)
    for error in subject.errors { failTest(error, at: place) }
    let problem = try await PictureComparison(picture, comparison).problem()
    if let problem { failTest(problem, at: place) }
  } catch {
    failTest("The snapshot cannot be compared: \(error)", at: place)
  }
}
