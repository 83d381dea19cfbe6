// SPDX-License-Identifier: MIT

/// A report of misuse: the mistake and, if known, its source line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a report, which decides whether a UI test fails.
  ///
  /// A request that was not carried out is an ``error``, and so is undefined behaviour. Legal code
  /// that does what it says, or does no harm, is a ``warning`` at most.
  public enum Severity: String, Hashable, Sendable {
    /// The code is legal and nothing is lost: the request is carried out now or later, or the
    /// caller can see its result. Tests do not fail.
    ///
    /// A path whose `codable` form is nil, a second sheet that waits for the first, a destination
    /// that another one outranks, a binding that is written late, after its screen was closed.
    case warning
    /// The request was not carried out, or its results are undefined. Tests fail.
    ///
    /// A tap on a link without a destination, a push without a stack, state that is written before
    /// its view is there, two rows with one id.
    case error
  }

  /// The severity.
  public var severity: Severity
  /// The message, with SwiftUI's wording where it has one.
  public var message: String
  /// The source file, as `#fileID`; nil where it is not known.
  public var file: String?
  /// The line in `file`, from 1; nil where it is not known.
  public var line: Int?

  /// Creates a report; an error unless the code is legal.
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
