// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The largest circle of files that a target may have.
private let bound = 15

/// Circles of files that depend on each other.
struct DependencyCircleTests {
  private static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.package.appending(path: "Sources").path()
    ).sorted()
  }

  @Test func `no target has a large circle of files`() throws {
    for target in try Self.targets() {
      let largest =
        DependencyCircles(try SourceFile.all(in: "Sources/\(target)")).circles.first ?? []
      print("\(target): \(largest.count)")
      #expect(largest.count <= bound, "\(target): \(largest.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    (["struct A { let b: B }", "struct B {}"], [1, 1]),
    (["struct A { let b: B }", "struct B { var a: A? }"], [2]),
    (["struct A { let b: B }", "enum B { case c(C) }", "final class C { var a: A? }"], [3]),
    // Members, comments and strings are not dependencies.
    (["struct A {} // B", "struct B { let text = \"A\" }"], [1, 1]),
    (["struct A { func c() {} }", "struct B { let a: A; func c() {} }"], [1, 1]),
    // A name with two declarations belongs to no file.
    (["func f() {}\nlet a = b", "func f() {}\nlet b = 1", "let c: () = f()"], [1, 1, 1]),
    (["@MainActor\npublic struct A { let b: B }", "package let B = A.self"], [2]),
  ])
  func `circles are derived from identifiers`(sources: [String], sizes: [Int]) {
    let files = sources.enumerated().map { SourceFile(path: "\($0.offset)", text: $0.element) }
    #expect(DependencyCircles(files).circles.map(\.count) == sizes)
  }
}
