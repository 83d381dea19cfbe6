// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// How a command ends, for scripts.
///
/// Where BSD's sysexits have a number, it is that.
enum ExitStatus: Int32 {
  /// It matches; there is nothing to report.
  case success = 0
  /// It does not match, or there are findings.
  case finding = 1
  /// There is nothing to report, but rules are so involved that not everything was decided.
  case notDecided = 2
  /// The command line is wrong; ArgumentParser ends with the same.
  case usage = 64
  /// A file is not what it has to be.
  case notAFile = 65
  /// A file cannot be read.
  case unreadable = 66

  /// How a command ends that compares.
  init(_ verdict: AssociationVerdict) {
    switch verdict {
    case .same: self = .success
    case .different: self = .finding
    case .notDecided: self = .notDecided
    }
  }

  /// How a command ends that asks of addresses whether they are opened.
  init(_ matches: [AssociationMatch]) {
    let missed = matches.filter { !$0.matches }
    if missed.contains(where: { $0.decision != .gaveUp }) {
      self = .finding
    } else {
      self = missed.isEmpty ? .success : .notDecided
    }
  }

  var code: ExitCode { ExitCode(rawValue) }

  static let help = """
    Exit status: 0 everything matches, nothing to report; 1 something does not match, or findings; \
    2 no findings, but some rules are too complex to decide; 64 invalid arguments; 65 a file is \
    not an association file; 66 a file cannot be read.
    """
}
