// SPDX-License-Identifier: MIT

/// The delimiter runs of a source, which are paired to emphasis, strong emphasis and strikethrough.
struct MarkdownDelimiters {
  /// The number of starts or ends of each style at a place.
  struct Changes {
    var strong = 0
    var emphasis = 0
    var strikethrough = 0
  }

  struct Run {
    let character: Unicode.Scalar
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// The number of characters that are not paired yet, which are displayed.
    var remaining: Int
    /// The styles that end before the remaining characters.
    var ends = Changes()
    /// The styles that begin after the remaining characters.
    var starts = Changes()
  }

  private(set) var runs: [Run] = []
  /// The indices of runs that can still be paired.
  private var open: [Int] = []
  /// The number of comparisons between runs so far.
  private(set) var steps = 0

  var openCount: Int { open.count }

  /// Adds a run and returns its index.
  mutating func append(
    _ character: Unicode.Scalar, length: Int, before: MarkdownSource.Surroundings,
    after: MarkdownSource.Surroundings
  ) -> Int {
    let isLeftFlanking =
      after == .letter || (after == .punctuation && before != .letter)
    let isRightFlanking =
      before == .letter || (before == .punctuation && after != .letter)
    let isUnderscore = character == "_"
    let run = Run(
      character: character, length: length,
      canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before == .punctuation),
      canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after == .punctuation),
      remaining: length)
    runs.append(run)
    if run.canOpen || run.canClose { open.append(runs.count - 1) }
    return runs.count - 1
  }

  /// Pairs the open runs after the first `count` ones, and closes them.
  mutating func pair(after count: Int) {
    guard count < open.count else { return }
    // For each kind of closing run, the run before which no run can open it. A failed search raises
    // the limit, which bounds the total work.
    var limits = [Int](repeating: 0, count: 14)
    var openers: [Int] = []
    for closer in open[count...] {
      if runs[closer].canClose {
        let kind = limitIndex(of: runs[closer])
        while runs[closer].remaining > 0 {
          guard let position = opener(for: closer, in: openers, from: limits[kind]) else {
            limits[kind] = closer
            break
          }
          // Runs between the pair would cross it.
          openers.removeSubrange((position + 1)...)
          join(openers[position], closer)
          if runs[openers[position]].remaining == 0 { openers.removeLast() }
        }
      }
      if runs[closer].canOpen, runs[closer].remaining > 0 { openers.append(closer) }
    }
    open.removeSubrange(count...)
  }

  /// Returns the limit index, which is equal for closing runs that accept the same opening runs.
  private func limitIndex(of closer: Run) -> Int {
    switch closer.character {
    case "~": closer.length - 1
    case "*": 2 + closer.length % 3 + (closer.canOpen ? 3 : 0)
    default: 8 + closer.length % 3 + (closer.canOpen ? 3 : 0)
    }
  }

  private mutating func opener(for closer: Int, in openers: [Int], from limit: Int) -> Int? {
    for position in openers.indices.reversed() {
      guard openers[position] >= limit else { return nil }
      steps += 1
      if canPair(runs[openers[position]], runs[closer]) { return position }
    }
    return nil
  }

  private func canPair(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.character == closer.character else { return false }
    if closer.character == "~" { return opener.length == closer.length }
    // A run that can both open and close pairs depending on the sum of both lengths.
    return !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 != 0
      || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    let style: WritableKeyPath<Changes, Int>
    let width: Int
    if runs[closer].character == "~" {
      (style, width) = (\.strikethrough, runs[closer].length)
    } else if min(runs[opener].remaining, runs[closer].remaining) > 1 {
      (style, width) = (\.strong, 2)
    } else {
      (style, width) = (\.emphasis, 1)
    }
    runs[opener].starts[keyPath: style] += 1
    runs[closer].ends[keyPath: style] += 1
    runs[opener].remaining -= width
    runs[closer].remaining -= width
  }
}
