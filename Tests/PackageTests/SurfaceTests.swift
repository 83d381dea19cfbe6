// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Documentation/Surface.md, compared with what the runtime declares and the programs use.
@Suite struct SurfaceTests {
  /// A row of one of the page's tables.
  struct Row: CustomTestStringConvertible {
    let symbol: String
    let state: String
    let note: String
    /// Whether a program has to use it.
    let isRanked: Bool

    var testDescription: String { symbol }

    /// The symbol without what marks its kind.
    var name: String { symbol.trimmingPrefix(/[.@\\#]+/).description }

    /// What declares it in Swift, as a regular expression; nil for what is none of ours.
    var declaration: String? {
      switch symbol.first {
      case ".": #"\bpublic .*\bfunc \#(name)\b"#
      case "\\": #"\bpublic .*\bvar \#(name)\b"#
      case "@" where symbol == "@Observable": nil
      default: #"\bpublic .*\b(struct|enum|class|protocol|typealias|func|macro) \#(name)\b"#
      }
    }

    /// How a program uses it.
    var use: String {
      switch symbol.first {
      case ".": #"\.\#(name)\b"#
      case "\\": #"\\\.\#(name)\b"#
      case "@", "#": #"\#(symbol)\b"#
      default: #"\b\#(name)\b"#
      }
    }
  }

  static let rows: [Row] = {
    let page = SourceFile.package.appending(path: "Documentation/Surface.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let end = text.firstRange(of: "## Beyond")?.lowerBound ?? text.endIndex
    return text.matches(of: /\| `([^`]+)` \| (\w+) \|(.*)\|/.anchorsMatchLineEndings()).map {
      Row(
        symbol: String($0.1), state: String($0.2),
        note: String($0.3).trimmingCharacters(in: .whitespaces), isRanked: $0.range.lowerBound < end
      )
    }
  }()

  private static let runtime = ["WaymarkViews", "WaymarkUI", "WaymarkScenes"].map { sources(in: "Sources/\($0)") }
    .joined(separator: "\n")
  private static let programs = sources(in: "Tests/LanguageMode6Tests/Programs") {
    $0.path.contains("/Rank")
  }

  /// The public declarations, or all lines, of a folder's files.
  private static func sources(
    in folder: String, where isMeant: (SourceFile) -> Bool = { _ in true }
  ) -> String {
    let files = (try? SourceFile.all(in: folder)) ?? []
    return files.filter(isMeant).map { file in
      file.text.split(separator: "\n").filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func has(_ pattern: String, in text: String) throws -> Bool {
    // The default takes `Font.system` for one word.
    try text.contains(Regex(pattern).wordBoundaryKind(.simple))
  }

  @Test func `the page has rows, each symbol once`() {
    #expect(Self.rows.count >= 130)
    #expect(Set(Self.rows.map(\.symbol)).count == Self.rows.count)
  }

  @Test(arguments: rows) func `a symbol is what its row says`(row: Row) throws {
    #expect(["full", "approximate", "absent"].contains(row.state))
    let isDeclared = try row.declaration.map { try has($0, in: Self.runtime) } ?? true
    #expect(isDeclared == (row.state != "absent"), "declared: \(isDeclared)")
    if row.isRanked, row.state != "absent" {
      #expect(try has(row.use, in: Self.programs), "not in a program")
    }
    if row.state == "approximate" { #expect(!row.note.isEmpty, "without a reason") }
  }
}
