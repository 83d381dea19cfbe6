// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The walks through the sources in CONTRIBUTING.
struct WalkTests {
  /// The files of each walk, in order.
  private func walks() throws -> [[String]] {
    let page = try String(
      contentsOf: SourceFile.package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n## ").first {
        $0.hasPrefix("Three walks")
      })
    return section.components(separatedBy: "\n### ").dropFirst().map { walk in
      walk.matches(of: /\n\d+\. `([^`]+)`/).map { String($0.1) }
    }
  }

  @Test func `each walk passes existing files, twelve at most, and none twice`() throws {
    let walks = try walks()
    #expect(walks.count == 3)
    for walk in walks {
      #expect((8...12).contains(walk.count))
      #expect(Set(walk).count == walk.count)
      for file in walk {
        let path = SourceFile.package.appending(path: file).path()
        #expect(FileManager.default.fileExists(atPath: path), "\(file) does not exist")
      }
    }
  }
}
