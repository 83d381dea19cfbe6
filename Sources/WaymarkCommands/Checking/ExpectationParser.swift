// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// Reads expectations files.
///
/// A file has an expectation a line; lines that are empty or begin with `#` are passed over, and
/// words have spaces or tabs between:
///
///     host example.com www.example.com
///     opens /buy/42
///     opens /buy/42 in ABCDE12345.com.example.shop
///     must not open /buy/new
///     leads /buy/42 to /buy/:id
///     leads /nothing nowhere
///
/// `host` holds for the paths below it, up to the next such line.
struct ExpectationParser {
  private var expectations: [LinkExpectation] = []
  private var issues: [ExpectationIssue] = []
  private var hosts: [HostName] = []

  /// Parses a file.
  ///
  /// - Throws: All that is wrong in it, with lines and columns. A file that expects nothing is
  ///   refused, since a check by it could not fail.
  static func parse(_ bytes: [UInt8]) throws(ExpectationIssues) -> [LinkExpectation] {
    var parser = ExpectationParser()
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes[start...], as: UTF8.self)
    if let broken = zip(text.utf8, bytes[start...]).enumerated().first(where: { $1.0 != $1.1 }) {
      let position = TextPosition(of: start + broken.offset, in: bytes)
      throw ExpectationIssues(issues: [.init(problem: .notUTF8, position: position)])
    }
    for (index, line) in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      parser.read(ExpectationLine(line, number: index + 1))
    }
    if parser.expectations.isEmpty && parser.issues.isEmpty {
      let position = TextPosition(line: 1, column: 1)
      parser.issues.append(.init(problem: .noExpectation, position: position))
    }
    guard parser.issues.isEmpty else { throw ExpectationIssues(issues: parser.issues) }
    return parser.expectations
  }

  private mutating func read(_ line: ExpectationLine) {
    guard let first = line.words.first, !first.text.hasPrefix("#") else { return }
    var line = line
    do throws(ExpectationIssue) {
      try read(&line, first)
    } catch {
      issues.append(error)
    }
  }

  private mutating func read(
    _ line: inout ExpectationLine, _ first: ExpectationLine.Word
  ) throws(ExpectationIssue) {
    line.words.removeFirst()
    let claim: LinkExpectation.Claim
    let address: String
    switch first.text {
    case "host":
      hosts = try line.hosts()
      return
    case "opens":
      address = try line.address(isWeb: true)
      claim = .opens(app: try line.app())
    case "must":
      try line.expect("not")
      try line.expect("open")
      address = try line.address(isWeb: true)
      claim = .mustNotOpen(app: try line.app())
    case "leads":
      address = try line.address(isWeb: false)
      claim = .leads(to: try line.destination())
    default: throw first.issue(.unknownWord(first.text))
    }
    try line.end()
    expectations.append(
      LinkExpectation(claim: claim, address: address, hosts: hosts, position: first.position))
  }
}
