// SPDX-License-Identifier: MIT

import ArgumentParser

/// How a command ends, for scripts.
///
/// Where BSD's sysexits have a number, it is that.
enum ExitStatus: Int32 {
  /// It matches; there is nothing to report.
  case success = 0
  /// It does not match, or there are findings.
  case finding = 1
  /// The command line is wrong; ArgumentParser ends with the same.
  case usage = 64
  /// A file is not what it has to be.
  case notAFile = 65
  /// A file cannot be read.
  case unreadable = 66

  var code: ExitCode { ExitCode(rawValue) }

  static let help = """
    Exit status: 0 all match, or there is nothing to report; 1 something does not match, or there \
    are findings; 64 the command line is wrong; 65 a file is no association file; 66 a file cannot \
    be read.
    """
}
