// SPDX-License-Identifier: MIT

/// Divides Markdown source into tokens, in a single pass and without recursion.
///
/// Each lookahead either consumes its input, stops at the character at which the next lookahead
/// could begin, or remembers its failure, so that no part is read repeatedly.
struct MarkdownParser {
  let source: MarkdownSource
  var tokens: [MarkdownToken] = []
  var delimiters = MarkdownDelimiters()
  var brackets: [MarkdownBracket] = []
  /// The number of brackets, from the bottom, that cannot become links because they contain one.
  var inactiveBrackets = 0
  var position = 0
  /// The number of bytes read by lookaheads.
  var scanned = 0

  /// The start offsets of backtick runs by length, last first; nil before the first code span.
  var backticks: [Int: [Int]]?
  /// The last measured domain.
  var domain = MarkdownDomain()
  /// The terminators of HTML constructs that do not occur in the rest of the source.
  var missingTerminators: Set<String> = []

  /// The start of the text that is not part of a token yet.
  private var textStart = 0

  init(_ source: MarkdownSource) {
    self.source = source
  }

  /// The work so far, in bytes and delimiter runs.
  var steps: Int { position + scanned + delimiters.steps }

  mutating func parse() {
    while position < source.count {
      switch source[position] {
      case "*", "_", "~": parseDelimiters()
      case "`": parseCodeSpan()
      case "\\": parseEscape()
      case "&": parseReference()
      case "<": parseAngleBracket()
      case "[": openBracket(.link, length: 1)
      case "!" where source[position + 1] == "[": openBracket(.image, length: 2)
      case "^" where source[position + 1] == "[":
        emit(.text(position..<position + 1), length: 1)
        openBracket(.attributes, length: 1)
      case "]": closeBracket()
      case "h", "H", "w": parseAddress()
      default: position += 1
      }
    }
    flush(to: position)
    delimiters.pair(after: 0)
  }

  /// Adds a token for the next bytes and advances past them.
  mutating func emit(_ token: MarkdownToken, length: Int) {
    flush(to: position)
    tokens.append(token)
    position += length
    textStart = position
  }

  private mutating func flush(to end: Int) {
    if textStart < end { tokens.append(.text(textStart..<end)) }
  }

  private mutating func parseDelimiters() {
    let character = source[position]
    let end = source.end(from: position) { $0 == character }
    let length = end - position
    guard character != "~" || length <= 2 else {
      position = end
      return
    }
    var before = position
    var after = end
    if character != "~" {
      // As in GitHub's parser, emphasis around or in struck text ignores the tildes.
      while before > 0, source[before - 1] == "~" { before -= 1 }
      after = source.end(from: end) { $0 == "~" }
      scanned += position - before + after - end
    }
    let run = delimiters.append(
      character, length: length, before: source.surroundings(before: before),
      after: source.surroundings(at: after))
    emit(.delimiters(run), length: length)
  }

  private mutating func parseEscape() {
    let escaped = source[position + 1]
    if escaped.isASCIIPunctuation {
      emit(.scalar(escaped), length: 2)
    } else if escaped == "\n" || escaped == "\r" {
      // A hard break: the line ending is text.
      emit(.text(position + 1..<position + 2), length: 2)
    } else {
      position += 1
    }
  }

  private mutating func parseReference() {
    if let reference = source.reference(at: position) {
      emit(.scalar(reference.value), length: reference.length)
    } else {
      position += 1
    }
  }

  private mutating func parseAngleBracket() {
    if let link = autolink(at: position) {
      emit(.autolink(link.text, scheme: link.scheme), length: link.text.count + 2)
    } else if let end = tagEnd(at: position) {
      emit(.text(position..<end), length: end - position)
    } else {
      position += 1
    }
  }
}
