// SPDX-License-Identifier: MIT

import Testing

struct SourceTests {
  @Test(arguments: [
    "Sources", "Tests", "Examples", "Benchmarks/Sources", "Fuzz/Sources", "Fuzz/Tests",
  ])
  func `each file begins with its licence, and with nothing else`(folder: String) throws {
    // A manifest begins with the version of its tools.
    for file in try SourceFile.all(in: folder) where !file.path.hasSuffix("/Package.swift") {
      let head = file.text.prefix { $0 != "\n" }
      #expect(head == "// SPDX-License-Identifier: MIT", "\(file)")
      let rest = file.text.dropFirst(head.count)
      // Directives to the formatter must come first.
      let isHead =
        ["", "\n"].contains(rest) || rest.hasPrefix("\n\n")
        || rest.hasPrefix("\n// swift-format-ignore-file")
      #expect(isHead, "\(file)")
    }
  }

  /// Code above the shim is written against either module, and cannot know which one it is.
  @Test func `only the shim asks for SwiftUI`() throws {
    for room in ["Waymark", "WaymarkRoutes", "WaymarkTesting", "WaymarkWeb"] {
      for file in try SourceFile.all(in: "Sources/\(room)") {
        let asks = file.text.contains("canImport(SwiftUI)") || file.imports.contains("SwiftUI")
        #expect(!asks, "\(file)")
      }
    }
    let shim = try SourceFile.all(in: "Sources/WaymarkUI").map(\.text).joined()
    #expect(shim.contains("#if canImport(SwiftUI)"))
  }

  @Test func `a file stays short enough to be read at once`() throws {
    for file in try SourceFile.all(in: "Sources") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(
        lines <= 300 || file.text.hasPrefix("// SPDX-License-Identifier: MIT\n\n// "), "\(file)")
    }
  }
}
