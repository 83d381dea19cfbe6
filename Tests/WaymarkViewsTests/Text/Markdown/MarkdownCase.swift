// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

/// A source, its runs and where the rule is documented.
struct MarkdownCase: CustomTestStringConvertible, Sendable {
  /// Markdown in which an interpolated number stands for that argument.
  struct Source: ExpressibleByStringInterpolation, Sendable {
    var pieces: [MarkdownPiece]

    init(stringLiteral value: String) {
      pieces = [.literal(value)]
    }

    init(stringInterpolation: StringInterpolation) {
      pieces = stringInterpolation.pieces
    }

    struct StringInterpolation: StringInterpolationProtocol {
      var pieces: [MarkdownPiece] = []

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
      }

      mutating func appendInterpolation(_ argument: Int) {
        pieces.append(.argument(argument))
      }
    }
  }

  let source: Source
  /// The runs as ``describe(_:)`` writes them.
  let runs: String
  let rule: String

  init(_ source: Source, _ runs: String, _ rule: String) {
    self.source = source
    self.runs = runs
    self.rule = rule
  }

  var testDescription: String { "\(rule): \(Self.text(source.pieces))" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let parsed = InlineMarkdown.runs(of: source.pieces)
    #expect(Self.describe(parsed) == runs, "\(testDescription)", sourceLocation: sourceLocation)
    #expect(parsed.allSatisfy { !$0.content.isEmpty }, sourceLocation: sourceLocation)
  }

  /// Runs in one line: a run without a style as its text, another as `{traits >link|text}`.
  static func describe(_ runs: [MarkdownRun]) -> String {
    runs.map { run in
      let names: [(MarkdownTraits, String)] = [
        (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"),
        (.strikethrough, "strike"),
      ]
      var style = names.filter { run.traits.contains($0.0) }.map(\.1)
      if run.inflect { style.append("inflect") }
      if let link = run.link { style.append(">" + text(link)) }
      let content = text(run.content)
      return style.isEmpty ? content : "{\(style.joined(separator: " "))|\(content)}"
    }
    .joined()
  }

  private static func text(_ pieces: [MarkdownPiece]) -> String {
    pieces.map {
      switch $0 {
      case .literal(let text): text
      case .argument(let number): "$\(number)"
      }
    }
    .joined()
  }
}
