// SPDX-License-Identifier: MIT

import Foundation
import FuzzChecks
import Testing

/// The fuzzers' seeds pass their checks, without a fuzzer.
struct SeedTests {
  private static let seeds = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Seeds")

  @Test func `each check has a folder of seeds, and each folder a check`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.path)
    #expect(folders.sorted() == fuzzChecks.keys.sorted())
  }

  // A check that finds something traps, and says what.
  @Test(arguments: fuzzChecks.keys.sorted()) func `each seed passes its check`(
    name: String
  ) throws {
    let check = try #require(fuzzChecks[name])
    let folder = Self.seeds.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!files.isEmpty)
    for file in files.sorted() {
      let data = try Data(contentsOf: folder.appending(path: file))
      data.withUnsafeBytes { check($0.bindMemory(to: UInt8.self)) }
    }
  }
}
