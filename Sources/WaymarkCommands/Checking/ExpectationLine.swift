// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// A line of an expectations file, word by word.
struct ExpectationLine {
  /// A word and where it begins.
  struct Word: Hashable {
    var text: String
    var position: TextPosition

    func issue(_ problem: ExpectationIssue.Problem) -> ExpectationIssue {
      ExpectationIssue(problem: problem, position: position)
    }
  }

  /// The words that have not been read.
  var words: [Word] = []
  private let endPosition: TextPosition

  /// Creates a line of its text; a carriage return at its end does not count.
  init(_ text: Substring.UnicodeScalarView, number: Int) {
    var column = 0
    var word: Word?
    for scalar in text {
      column += 1
      if scalar == " " || scalar == "\t" || scalar == "\r" {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        let position = TextPosition(line: number, column: column)
        word = word ?? Word(text: "", position: position)
        word?.text.unicodeScalars.append(scalar)
      }
    }
    if let word { words.append(word) }
    endPosition = TextPosition(line: number, column: column + 1)
  }

  private mutating func next(_ expected: String) throws(ExpectationIssue) -> Word {
    guard !words.isEmpty else {
      throw ExpectationIssue(problem: .missing(expected), position: endPosition)
    }
    return words.removeFirst()
  }

  /// Reads a certain word.
  mutating func expect(_ text: String) throws(ExpectationIssue) {
    let word = try next("“\(text)”")
    guard word.text == text else { throw word.issue(.unexpected(word.text, instead: "“\(text)”")) }
  }

  /// Reads that nothing follows.
  func end() throws(ExpectationIssue) {
    if let word = words.first {
      throw word.issue(.unexpected(word.text, instead: "the end of the line"))
    }
  }

  /// Reads an address, or a path; unless it is one of the web, of any scheme.
  mutating func address(isWeb: Bool) throws(ExpectationIssue) -> String {
    let word = try next("an address")
    let text = word.text
    if text.hasPrefix("/") { return text }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let isScheme = scheme.first?.isLetter == true && scheme.count < text.count
    guard isWeb ? ["https", "http"].contains(scheme) && text.contains("://") : isScheme else {
      throw word.issue(.notAnAddress(text))
    }
    return text
  }

  /// Reads `in APP`, or nothing.
  mutating func app() throws(ExpectationIssue) -> String? {
    guard !words.isEmpty else { return nil }
    try expect("in")
    let word = try next("an app")
    do throws(AppIdentityError) {
      return try AppleAppIdentifier(word.text).text
    } catch {
      throw word.issue(.notAnApp(error))
    }
  }

  /// Reads `to PATTERN` or `nowhere`, which is nil.
  mutating func destination() throws(ExpectationIssue) -> String? {
    let word = try next("“to” or “nowhere”")
    switch word.text {
    case "nowhere": return nil
    case "to": return try next("a pattern of the table").text
    default: throw word.issue(.unexpected(word.text, instead: "“to” or “nowhere”"))
    }
  }

  /// Reads hosts to the end of the line.
  mutating func hosts() throws(ExpectationIssue) -> [HostName] {
    var hosts: [HostName] = []
    repeat {
      let word = try next("a host")
      do throws(HostNameError) {
        hosts.append(try HostName(word.text))
      } catch {
        throw word.issue(.notAHost(error))
      }
    } while !words.isEmpty
    return hosts
  }
}
