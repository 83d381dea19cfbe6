// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkWeb

struct LockedFolderTests {
  @Test func `folders of processes that are gone are removed, and no others`() throws {
    let prefix = "waymark-test-\(UUID())-"
    let parent = FileManager.default.temporaryDirectory
    let left = parent.appendingPathComponent("\(prefix)left")
    let new = parent.appendingPathComponent("\(prefix)new")
    for folder in [left, new] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    defer { try? FileManager.default.removeItem(at: new) }
    try Data().write(to: left.appendingPathComponent("lock"))
    let first = try LockedFolder(prefix)
    let second = try LockedFolder(prefix)
    let exists = [left, new, first.url, second.url].map {
      FileManager.default.fileExists(atPath: $0.path)
    }
    #expect(exists == [false, true, true, true])
    let mode = try FileManager.default.attributesOfItem(atPath: first.url.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    first.remove()
    second.remove()
    #expect(!FileManager.default.fileExists(atPath: first.url.path))
  }
}
