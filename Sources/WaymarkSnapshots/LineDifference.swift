// SPDX-License-Identifier: MIT

/// The lines that differ between two texts, with the lines around them, as in a unified diff.
struct LineDifference: CustomStringConvertible {
  /// A line with what became of it.
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)

    var isKept: Bool { if case .kept = self { true } else { false } }

    var text: String {
      switch self {
      case .kept(let line): " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }
  }

  private let lines: [Line]

  /// The number of unchanged lines around a change.
  private static let context = 3
  /// The maximum number of lines, and of characters in a line, that are shown.
  private static let lineLimit = 80
  private static let widthLimit = 400
  /// The maximum number of lines whose smallest difference is computed.
  private static let sizeLimit = 2000

  /// Compares two texts.
  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    lines =
      before[..<start].map(Line.kept)
      + Self.changes(
        from: Array(before[start..<(before.count - end)]),
        to: Array(after[start..<(after.count - end)]))
      + before[(before.count - end)...].map(Line.kept)
  }

  private static func changes(from before: [Substring], to after: [Substring]) -> [Line] {
    guard before.count <= sizeLimit, after.count <= sizeLimit else {
      return before.map(Line.removed) + after.map(Line.added)
    }
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left) {
        lines.append(.removed(before[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(after[right]))
        right += 1
      } else {
        lines.append(.kept(before[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// Whether the texts are equal.
  var isEmpty: Bool { lines.allSatisfy(\.isKept) }

  /// The changed lines after `-` and `+`, with the number of the old line before each group.
  var description: String {
    let changed = lines.indices.filter { !lines[$0].isKept }
    var shown: [String] = []
    var next = 0
    var number = 1
    var hidden = 0
    for index in changed {
      let start = max(next, index - Self.context)
      if start > next || index == changed.first {
        number += lines[next..<start].count { if case .added = $0 { false } else { true } }
        shown.append("@@ line \(number) @@")
        next = start
      }
      let end = min(lines.count, index + Self.context + 1)
      guard end > next else { continue }
      // The lines after the change may contain the next one, which then adds only what follows.
      for line in lines[next..<end] {
        shown.append(Self.shortened(line.text))
        if case .added = line { continue }
        number += 1
      }
      next = end
    }
    if shown.count > Self.lineLimit {
      hidden = shown.count - Self.lineLimit
      shown.removeLast(hidden)
    }
    let more = hidden > 0 ? ["… and \(hidden) more lines"] : []
    return (shown + more).joined(separator: "\n")
  }

  private static func shortened(_ line: String) -> String {
    line.count > widthLimit ? line.prefix(widthLimit) + "…" : line
  }
}
