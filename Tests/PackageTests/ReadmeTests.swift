// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The code in the README is compiled and tested.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    arguments: [
      "Package.swift", "Sources/Beginning/Beginning.swift",
      "Tests/BeginningTests/BeginningTests.swift",
    ])
  func `the README shows the beginning as it is`(file: String) throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: Self.root.appending(path: "Examples/Beginning").appending(path: file),
      encoding: .utf8)
    let shown =
      source
      .replacing("// SPDX-License-Identifier: MIT\n\n", with: "")
      // In the reader's folder, the package is beside the clone.
      .replacing("path: \"../..\"", with: "path: \"../waymark\"")
    #expect(readme.contains("```swift\n\(shown)```"))
  }

  @Test func `what the README links to is there`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let links = readme.matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      let path = Self.root.appending(path: link).path()
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
