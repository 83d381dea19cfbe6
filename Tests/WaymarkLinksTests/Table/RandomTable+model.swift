// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

// A matcher that tries each pattern, without a tree and without an automaton.
extension RandomTable {
  /// One way in which a path can match an entry.
  private struct Way {
    var entry: LinkEntry
    /// The part of the pattern that matches each segment of the path.
    var steps: [Step]
  }

  private enum Step: Hashable {
    case literal
    case param(LinkEntry.Parameter)
    /// A literal after the rest.
    case end
    case rest
  }

  /// Returns the pattern that a path matches, found by trying each; complains if the table should
  /// have rejected two of them.
  func pattern(of path: [String], _ complain: (String) -> Void) -> String? {
    let ways = table.entries.flatMap { entry in
      RandomTable.lines(entry.segments).compactMap { line in
        RandomTable.steps(line, path).map { Way(entry: entry, steps: $0) }
      }
    }
    let best = ways.min {
      RandomTable.key($0).lexicographicallyPrecedes(RandomTable.key($1)) {
        $0.lexicographicallyPrecedes($1)
      }
    }
    for way in ways {
      guard let best,
        let place = way.steps.indices.first(where: { way.steps[$0] != best.steps[$0] }),
        case .param(let first) = best.steps[place], case .param(let second) = way.steps[place]
      else { continue }
      if !RandomTable.isNarrower(first, second) {
        complain("\(best.entry.pattern) and \(way.entry.pattern) are both for \(path)")
      }
    }
    return best?.entry.pattern
  }

  /// The segments with and without the optional ones.
  private static func lines(_ segments: [LinkEntry.Segment]) -> [[LinkEntry.Segment]] {
    guard let segment = segments.first else { return [[]] }
    let rest = lines(Array(segments.dropFirst()))
    if case .param(let param) = segment, param.isOptional {
      return rest.map { [segment] + $0 } + rest
    }
    return rest.map { [segment] + $0 }
  }

  private static func steps(_ line: [LinkEntry.Segment], _ path: [String]) -> [Step]? {
    let rest = line.firstIndex { if case .rest = $0 { true } else { false } }
    let head = line[..<(rest ?? line.count)]
    let tail = rest.map { line[($0 + 1)...] } ?? []
    let count = head.count + tail.count
    guard rest == nil ? count == path.count : count <= path.count else { return nil }
    var steps: [Step] = []
    for (segment, text) in zip(head, path) {
      switch segment {
      case .literal(let literal):
        if literal != text { return nil }
        steps.append(.literal)
      case .param(let param):
        if !accepts(param, text) { return nil }
        steps.append(.param(param))
      case .rest: return nil
      }
    }
    steps += Array(repeating: .rest, count: path.count - count)
    for (segment, text) in zip(tail, path.suffix(tail.count)) {
      guard case .literal(text) = segment else { return nil }
      steps.append(.end)
    }
    return steps
  }

  /// From left to right: literal, parameter, literal at the end, rest; the end precedes the rest.
  private static func key(_ way: Way) -> [[Int]] {
    let takesRest = way.entry.segments.contains { if case .rest = $0 { true } else { false } }
    return way.steps.map { step in
      switch step {
      case .literal: [0]
      case .param(let param): [1] + key(param)
      case .end: [2]
      case .rest: [3]
      }
    } + [[takesRest ? 1 : 0]]
  }

  private static func key(_ param: LinkEntry.Parameter) -> [Int] {
    let literals = param.prefix.utf8.count + param.suffix.utf8.count
    return switch param.kind {
    case .keywords(let words): [0, words.count]
    case .int: [1, -literals, 0]
    case .integer: [1, -literals, 1]
    case .date: [1, -literals, 2]
    case .uuid: [1, -literals, 3]
    case .text: [1, -literals, 4]
    }
  }

  private static func accepts(_ param: LinkEntry.Parameter, _ text: String) -> Bool {
    let (bytes, prefix, suffix) = (
      Array(text.utf8), Array(param.prefix.utf8), Array(param.suffix.utf8)
    )
    guard bytes.count >= prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.reversed().starts(with: suffix.reversed())
    else { return false }
    let own = String(decoding: bytes.dropFirst(prefix.count).dropLast(suffix.count), as: UTF8.self)
    return switch param.kind {
    case .keywords(let words): words.contains(own)
    case .int:
      UInt64(own).map { String($0) == own } ?? (own.count > 19 && own.allSatisfy(\.isNumber))
    case .integer: Int64(own).map { String($0) == own } ?? false
    case .date: own.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
    case .uuid: own.utf8.count == 36 && UUID(uuidString: own) != nil
    case .text: !own.isEmpty
    }
  }

  /// Whether a parameter accepts only texts that another accepts, judged by some texts.
  private static func isNarrower(_ one: LinkEntry.Parameter, _ other: LinkEntry.Parameter) -> Bool {
    let texts =
      switch one.kind {
      case .keywords(let words): words
      case .int: ["0", "7", "10", "77", "2026"]
      case .integer: ["0", "-7", "10", "77", "-2026"]
      case .date: ["2026-11-21", "0000-00-00"]
      case .uuid: ["01020304-0506-0708-090a-0b0c0d0e0f10", "ffffffff-ffff-ffff-ffff-ffffffffffff"]
      case .text: ["x", "7", "-7", "xyz", ".html", "@"]
      }
    return texts.allSatisfy { accepts(other, one.prefix + $0 + one.suffix) }
  }
}
