// SPDX-License-Identifier: MIT

/// One report of misuse: what was done wrong and, where it is known, in which source line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is, which decides whether a UI test fails.
  ///
  /// What was asked for and not done is an ``error``, and so is what has undefined results. Legal
  /// code that does what it says, or harms nothing, is a ``warning`` at most.
  public enum Severity: String, Hashable, Sendable {
    /// The code is legal and nothing is lost: what was asked for is done, is done later, or has an
    /// answer that the caller can see. Tests do not fail.
    ///
    /// A path whose `codable` form is nil, a second sheet that waits for the first, a destination
    /// that another one outranks, a binding that is written late, after its screen was closed.
    case warning
    /// What was asked for was not done, or its results are undefined. Tests fail.
    ///
    /// A tap on a link without a destination, a push without a stack, state that is written before
    /// its view is there, two rows with one id.
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

  /// Makes a report; an error unless the code is legal.
  public init(
    _ message: String, severity: Severity = .error, file: String? = nil, line: Int? = nil
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
