// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkViews
import WaymarkWeb

@testable import WaymarkSnapshots

/// Whether pictures can be drawn here; if not, the tests fail where `CI` is `true`.
private let hasBrowser =
  PictureBrowser.location != nil || ProcessInfo.processInfo.environment["CI"] == "true"

@MainActor
@Suite(.enabled(if: hasBrowser))
struct PictureDifferenceTests {
  private func picture(
    _ color: Color, width: Double = 40, precision: Double = 1, perceptualPrecision: Double = 1
  ) throws -> SnapshotPicture {
    let strategy = Snapshotting<AnyView, SnapshotPicture>.image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      layout: .fixed(width: width, height: 20))
    let view = ZStack(alignment: .topLeading) {
      Color.white
      color.frame(width: 10, height: 5)
    }
    let subject = try strategy.show(AnyView(view))
    defer { subject.end() }
    return strategy.read(subject)
  }

  private func check(
    _ body: (SnapshotFile, [String: String]) async throws -> Void
  ) async throws {
    let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SnapshotFile(
      of: "test()", in: folder.appending(path: "A.swift").path(), named: "1", suffix: "png")
    try await body(file, ["SNAPSHOT_ARTIFACTS": folder.appending(path: "artifacts").path()])
  }

  @Test func `pictures are recorded, compared and described`() async throws {
    try await check { file, environment in
      func problem(_ picture: SnapshotPicture, _ mode: SnapshotRecording) async throws -> String? {
        try await PictureComparison(
          picture, SnapshotComparison(file: file, recording: mode), environment: environment
        ).problem()
      }
      #expect(try await problem(picture(.red), .never)?.contains("none is recorded") == true)
      #expect(try await problem(picture(.red), .missing)?.contains("recorded now") == true)
      #expect(try await problem(picture(.red), .missing) == nil)

      let failure = try #require(try await problem(picture(.blue), .missing))
      #expect(failure.contains("50 pixels, 6.2%, differ: from 0, 0 to 10, 5."), "\(failure)")
      for line in failure.split(separator: "\n").suffix(2) {
        let path = try #require(line.split(separator: ": ").last)
        #expect(FileManager.default.fileExists(atPath: String(path)), "\(line)")
      }
      #expect(try await problem(picture(.blue, precision: 0.9), .missing) == nil)
      #expect(try await problem(picture(.blue, perceptualPrecision: 0), .missing) == nil)
      let narrow = try await problem(picture(.red, width: 30), .missing)
      #expect(narrow?.contains("has 40 × 20 pixels, and the new one 30 × 20") == true)
    }
  }

  @Test func `a file that is no picture is an error`() async throws {
    try await check { file, environment in
      try file.write(Data("no picture".utf8))
      await #expect(throws: SnapshotError.self) {
        try await PictureComparison(
          picture(.red), SnapshotComparison(file: file, recording: .missing),
          environment: environment
        ).problem()
      }
    }
  }
}
