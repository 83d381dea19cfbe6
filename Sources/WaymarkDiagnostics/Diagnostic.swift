// SPDX-License-Identifier: MIT

/// One report of misuse: what was done wrong and, where it is known, in which source line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The app goes on and does what was asked for, as well as it can.
    case warning
    /// What was asked for was not done.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// The words, those of SwiftUI where it has some.
  public var message: String
  /// The source file, as `#fileID`; nil where it is not known.
  public var file: String?
  /// The line in `file`, from 1; nil where it is not known.
  public var line: Int?

  /// Makes a report.
  public init(
    _ message: String, severity: Severity = .warning, file: String? = nil, line: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
  }

  /// The report in one line: `file:line: severity: message`.
  public var description: String {
    let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
