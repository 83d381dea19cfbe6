// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// What is wrong in an expectations file, and where.
struct ExpectationIssue: Error, Hashable {
  /// The kind of the issue.
  enum Problem: Hashable {
    /// The file is not UTF-8 from here on.
    case notUTF8
    /// The file has no expectations.
    case noExpectation
    /// A line begins with another word than those there are.
    case unknownWord(String)
    /// A line ends where something else has to follow.
    case missing(String)
    /// There is something where something else has to be, or nothing.
    case unexpected(String, instead: String)
    /// A text is no address that can be asked.
    case notAnAddress(String)
    /// A text is no host.
    case notAHost(HostNameError)
    /// A text identifies no app.
    case notAnApp(AppIdentityError)
    /// The line asks the app's table, which this tool does not know.
    case needsTable
  }

  var problem: Problem
  var position: TextPosition
}

extension ExpectationIssue {
  /// A stable identifier of the problem.
  var code: String {
    switch problem {
    case .notUTF8: "not-utf8"
    case .noExpectation: "no-expectation"
    case .unknownWord: "unknown-word"
    case .missing: "missing"
    case .unexpected: "unexpected"
    case .notAnAddress: "not-an-address"
    case .notAHost: "not-a-host"
    case .notAnApp: "not-an-app"
    case .needsTable: "needs-table"
    }
  }

  /// The issue as a finding in the file at a path.
  func finding(in file: String) -> Finding {
    Finding(
      severity: .error, code: code, location: Location(file: file, position: position),
      message: "\(self)")
  }
}

extension ExpectationIssue: CustomStringConvertible {
  /// What is wrong, in a sentence, without the place.
  var description: String {
    switch problem {
    case .notUTF8: "The file is not UTF-8 from here on."
    case .noExpectation: "The file has no expectations."
    case .unknownWord(let word):
      "“\(word)” is none of “host”, “opens”, “must not open”, “leads” and “#”."
    case .missing(let expected): "The line ends; expected \(expected)."
    case .unexpected(let text, let expected): "“\(text)” is not \(expected)."
    case .notAnAddress(let text):
      "“\(text)” is neither a path, as /a, nor an address, as https://example.com/a."
    case .notAHost(let error): "\(error)"
    case .notAnApp(let error): "\(error)"
    case .needsTable: "“leads” asks the app's table; use the check of the app's own tool."
    }
  }
}

/// All that is wrong in an expectations file, in its order.
struct ExpectationIssues: Error, Hashable {
  var issues: [ExpectationIssue]
}
