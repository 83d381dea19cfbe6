// SPDX-License-Identifier: MIT

/// The error of a text that is not a recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a text is not a recording.
  public enum Problem: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The first line is not the start of a recording of this version.
    case noStart
    /// A line is not a JSON object, with the parser's message.
    case notJSON(String)
    /// A line contains no known input.
    case noInput
    /// A step has an earlier time than the one before it.
    case timeGoesBack
  }

  /// The reason.
  public let problem: Problem
  /// The number of the line, from 1 on.
  public let line: Int

  /// The line and the reason.
  public var description: String {
    switch problem {
    case .empty: "The recording is empty."
    case .noStart:
      "Line \(line) is not the start of a recording of version \(RecordingLine.version)."
    case .notJSON(let reason): "Line \(line) is not a line of a recording: \(reason)"
    case .noInput: "Line \(line) contains no known input."
    case .timeGoesBack: "Line \(line) has an earlier time than the line before."
    }
  }
}

extension Recording {
  /// The recording as text with one JSON object a line, each of which ends with a line feed.
  public var lines: String {
    start.line + steps.map(\.line).joined()
  }

  /// Parses a recording.
  ///
  /// An incomplete last line without a line feed is ignored, because a process that ends while it
  /// writes leaves one.
  ///
  /// - Parameter lines: The text.
  /// - Throws: ``RecordingError`` for the first line that is not valid.
  public init(lines: String) throws(RecordingError) {
    var texts = lines.split(separator: "\n", omittingEmptySubsequences: false)
    texts.removeLast()
    guard let first = texts.first else { throw RecordingError(problem: .empty, line: 1) }
    guard let start = try Self.line(first, 1).start else {
      throw RecordingError(problem: .noStart, line: 1)
    }
    self.init(start: start)
    for (index, text) in texts.enumerated().dropFirst() where !text.isEmpty {
      guard let step = try Self.line(text, index + 1).step else {
        throw RecordingError(problem: .noInput, line: index + 1)
      }
      guard step.time >= steps.last?.time ?? 0 else {
        throw RecordingError(problem: .timeGoesBack, line: index + 1)
      }
      steps.append(step)
    }
  }

  private static func line(
    _ text: some StringProtocol, _ number: Int
  ) throws(RecordingError) -> RecordingLine {
    do {
      return try RecordingLine(text)
    } catch let error as DecodingError {
      throw RecordingError(problem: .notJSON(error.reason), line: number)
    } catch {
      throw RecordingError(problem: .notJSON("\(error)"), line: number)
    }
  }
}

extension Recording.Start {
  /// The start as a line of a recording, with a line feed.
  public var line: String { RecordingLine(self).text + "\n" }
}

extension Recording.Step {
  /// The step as a line of a recording, with a line feed.
  public var line: String { RecordingLine(self).text + "\n" }
}

extension DecodingError {
  fileprivate var reason: String {
    switch self {
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .keyNotFound(_, let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
