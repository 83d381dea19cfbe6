// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// Parses a code span, or skips a run of backticks without a closing run of the same length.
  mutating func parseCodeSpan() {
    let start = source.end(from: position) { $0 == "`" }
    let length = start - position
    guard let end = closingBackticks(length, from: start) else {
      position = start
      return
    }
    emit(.code(trimmed(start..<end)), length: end + length - position)
  }

  /// Returns the start of the next run of a length.
  private mutating func closingBackticks(_ length: Int, from offset: Int) -> Int? {
    if backticks == nil {
      var starts: [Int: [Int]] = [:]
      var position = source.count
      while position > 0 {
        let end = position
        while position > 0, source[position - 1] == "`" { position -= 1 }
        if position < end {
          starts[end - position, default: []].append(position)
        } else {
          position -= 1
        }
      }
      scanned += source.count
      backticks = starts
    }
    while let start = backticks?[length]?.last {
      if start >= offset { return start }
      backticks?[length]?.removeLast()
      scanned += 1
    }
    return nil
  }

  /// Removes one space from both ends, so that code can begin or end with a backtick.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1, source[range.lowerBound] == " ", source[range.upperBound - 1] == " ",
      source.end(from: range.lowerBound, while: { $0 == " " }) < range.upperBound
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
