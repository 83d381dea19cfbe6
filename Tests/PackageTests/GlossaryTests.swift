// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The glossary in CONTRIBUTING, and its retired names.
struct GlossaryTests {
  /// A row of the glossary.
  private struct Term {
    let name: String
    let meaning: String
    /// Names that the term replaces: an identifier in backticks, or a phrase.
    let retired: [String]
  }

  private static func terms() throws -> [Term] {
    let url = SourceFile.package.appending(path: "CONTRIBUTING.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let start = text.range(of: "## Glossary") else { return [] }
    let rows = text[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("| ") }
    return rows.dropFirst(2).map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let retired = cells.count > 2 ? cells[2].split(separator: ",") : []
      return Term(
        name: cells.first ?? "", meaning: cells.count > 1 ? cells[1] : "",
        retired: retired.map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// The texts in which no retired name may occur: sources, tests, examples and documents.
  private static func texts() throws -> [SourceFile] {
    let folders = [
      "Sources", "Tests", "Examples", "Benchmarks/Sources", "Fuzz/Sources", "Fuzz/Tests",
    ]
    var texts = try folders.flatMap {
      try SourceFile.all(in: $0, extensions: ["swift", "js", "css"])
    }
    for folder in ["Documentation", "."] {
      let root = SourceFile.package.appending(path: folder)
      let paths =
        folder == "."
        ? ["README.md"] : try FileManager.default.subpathsOfDirectory(atPath: root.path())
      for path in paths where path.hasSuffix(".md") {
        texts.append(
          SourceFile(
            path: "\(folder)/\(path)",
            text: try String(contentsOf: root.appending(path: path), encoding: .utf8)))
      }
    }
    return texts
  }

  @Test func `the glossary defines each term once, in one line`() throws {
    let terms = try Self.terms()
    #expect((20...40).contains(terms.count), "\(terms.count) terms")
    #expect(Set(terms.map(\.name)).count == terms.count)
    for term in terms {
      #expect(!term.name.isEmpty && term.meaning.hasSuffix("."), "\(term.name)")
    }
    #expect(terms.contains { !$0.retired.isEmpty })
  }

  @Test func `no retired name occurs`() throws {
    // Identifiers count as whole names, phrases in any case and over line breaks.
    var identifiers: [String: String] = [:]
    var phrases: [(words: String, term: String)] = []
    for term in try Self.terms() {
      for name in term.retired {
        if name.hasPrefix("`") {
          identifiers[name.trimmingCharacters(in: ["`"])] = term.name
        } else {
          phrases.append((name.lowercased(), term.name))
        }
      }
    }
    for file in try Self.texts() {
      for name in file.text.identifiers {
        guard let term = identifiers[String(name)] else { continue }
        Issue.record("\(file): \(name) is called \(term)")
      }
      guard !phrases.isEmpty else { continue }
      // A phrase may continue in the next line of a comment.
      let text = file.text.lowercased().split { $0.isWhitespace || $0 == "/" }
        .joined(separator: " ")
      for phrase in phrases where text.contains(phrase.words) {
        Issue.record("\(file): \"\(phrase.words)\" is called \(phrase.term)")
      }
    }
  }
}
