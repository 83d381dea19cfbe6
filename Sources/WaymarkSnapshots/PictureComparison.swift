// SPDX-License-Identifier: MIT

import Foundation
import WaymarkWeb

/// Draws a picture, and compares it with its file.
@MainActor
struct PictureComparison {
  private let picture: SnapshotPicture
  private let comparison: SnapshotComparison
  private let artifacts: URL

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - picture: The new picture.
  ///   - comparison: The file, and when it is recorded.
  ///   - environment: The environment, which may name the folder for pictures that differ.
  init(
    _ picture: SnapshotPicture, _ comparison: SnapshotComparison,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.picture = picture
    self.comparison = comparison
    if let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      artifacts = URL(filePath: folder, directoryHint: .isDirectory)
    } else {
      artifacts = FileManager.default.temporaryDirectory.appending(path: "snapshots")
    }
  }

  /// Returns the reason why the test fails; nil if it does not.
  ///
  /// - Throws: `PictureError` if Chromium cannot draw, and ``SnapshotError``.
  func problem() async throws -> String? {
    let result = try await PictureBrowser.run { browser throws(PictureError) in
      let data = try await picture.screen.png(by: browser)
      do throws(SnapshotError) {
        return Result<String?, SnapshotError>.success(try await problem(of: data, by: browser))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func problem(
    of data: Data, by browser: PictureBrowser
  ) async throws(SnapshotError) -> String? {
    guard let recorded = try comparison.begin(data) else { return comparison.beginning }
    guard recorded != data,
      let difference = try await difference(from: recorded, to: data, by: browser)
    else { return nil }
    return try comparison.end(data, difference)
  }

  private func difference(
    from recorded: Data, to data: Data, by browser: PictureBrowser
  ) async throws(SnapshotError) -> String? {
    let difference: PictureDifference
    do {
      difference = try await PictureDifference(
        from: recorded, to: data, tolerance: picture.tolerance, by: browser)
    } catch {
      throw SnapshotError("\(error)")
    }
    guard let problem = difference.problem(demanding: picture.precision) else { return nil }
    var lines = [problem, "The new picture: \(try write(data, "new"))"]
    if let drawn = Data(base64Encoded: difference.picture), !drawn.isEmpty {
      lines.append("The difference: \(try write(drawn, "difference"))")
    }
    return lines.joined(separator: "\n")
  }

  /// Writes a picture beside others of the same test; returns its path.
  private func write(_ data: Data, _ kind: String) throws(SnapshotError) -> String {
    let recorded = comparison.file.url
    let folder = artifacts.appending(path: recorded.deletingLastPathComponent().lastPathComponent)
    let name = recorded.deletingPathExtension().lastPathComponent
    let file = folder.appending(path: "\(name).\(kind).png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw SnapshotError("Cannot write \(file.path()): \(error.localizedDescription)")
    }
    return file.path()
  }
}
