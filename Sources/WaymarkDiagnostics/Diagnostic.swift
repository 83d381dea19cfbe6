// SPDX-License-Identifier: MIT

/// A report of misuse: the mistake and, if known, its source line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a report, which determines whether a UI test fails.
  ///
  /// A request that was not carried out, or undefined behaviour, is an ``error``. Legal code with
  /// the documented or a harmless effect is at most a ``warning``.
  public enum Severity: String, Hashable, Sendable {
    /// The code is legal, and nothing is lost: the request is carried out now or later, or the
    /// caller can observe its result. Tests do not fail.
    ///
    /// Examples are a path whose `codable` form is nil, a second sheet that waits for the first, a
    /// destination that another one overrides, and a binding that is written after its screen was
    /// closed.
    case warning
    /// The request was not carried out, or its results are undefined. Tests fail.
    ///
    /// Examples are a tap on a link without a destination, a push without a stack, state that is
    /// written before its view exists, and two rows with one id.
    case error
  }

  /// The severity.
  public var severity: Severity
  /// The message, with SwiftUI's wording where it has one.
  public var message: String
  /// The source file, as `#fileID`; nil if unknown.
  public var file: String?
  /// The line in `file`, from 1; nil if unknown.
  public var line: Int?

  /// Creates a report; by default, an error.
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
