// SPDX-License-Identifier: MIT

/// Splits bytes, in whatever portions they arrive, into lines of bounded length.
struct LineBuffer {
  /// A line of the input.
  enum Line: Equatable {
    /// The bytes of the line, without its end.
    case bytes([UInt8])
    /// The line is longer than the limit; its bytes are dropped.
    case tooLong
  }

  /// The maximum number of bytes of a line.
  let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  /// Creates a buffer without bytes.
  init(limit: Int = 4 << 20) { self.limit = limit }

  /// Adds bytes; returns the lines that they complete.
  mutating func add(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      lines.append(next())
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
    return lines
  }

  /// Ends the input; returns the last line if it has no end of its own.
  mutating func finish() -> Line? { line.isEmpty && !isTooLong ? nil : next() }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isTooLong, line.count + bytes.count <= limit else {
      line = []
      isTooLong = true
      return
    }
    line += bytes
  }

  private mutating func next() -> Line {
    defer { (line, isTooLong) = ([], false) }
    return isTooLong ? .tooLong : .bytes(line)
  }
}
