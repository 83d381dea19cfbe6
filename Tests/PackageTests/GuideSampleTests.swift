// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The samples in the guides are compiled and tested.
///
/// The samples of `Documentation/Guides/Saving.md` occur, line by line, in test files whose names
/// begin with that of the guide. There they may be indented further, and `@main` is omitted, which
/// a test module cannot contain. Most are in `Tests/GuideTests`; those with imports that are
/// restricted to other tests are in these.
struct GuideSampleTests {
  private static let guides: [String] = {
    let folder = SourceFile.package.appending(path: "Documentation/Guides")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }()

  @Test func `there are guides`() { #expect(!Self.guides.isEmpty) }

  @Test(arguments: guides)
  func `a guide shows what is compiled`(guide: String) throws {
    let text = try String(
      contentsOf: SourceFile.package.appending(path: "Documentation/Guides/\(guide).md"),
      encoding: .utf8)
    let samples = try SourceFile.all(in: "Tests")
      .filter { $0.path.split(separator: "/").last?.hasPrefix(guide) == true }
      .map { lines(of: $0.text) }
    let blocks = text.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.1) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let shown = lines(of: block).filter { $0 != "@main" }
      #expect(samples.contains { isPart(shown, of: $0) }, "\(block)")
    }
  }

  @Test(arguments: [
    (["a {", "  b", "", "}"], true), (["b", "", "}"], false), (["  b"], true),
    (["a {", "b"], false),
    (["c"], false), ([], false),
  ])
  func `a sample is found at any depth, as a whole`(shown: [String], found: Bool) {
    #expect(isPart(shown, of: ["x", "  a {", "    b", "", "  }", "y"]) == found)
  }

  private func lines(of text: String) -> [String] {
    text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
  }

  private func isPart(_ shown: [String], of lines: [String]) -> Bool {
    guard let first = shown.first, shown.count <= lines.count else { return false }
    return (0...(lines.count - shown.count)).contains { start in
      guard lines[start].hasSuffix(first) else { return false }
      let margin = lines[start].dropLast(first.count)
      guard margin.allSatisfy({ $0 == " " }) else { return false }
      return zip(shown, lines[start...]).allSatisfy { $0.isEmpty ? $1.isEmpty : margin + $0 == $1 }
    }
  }
}
