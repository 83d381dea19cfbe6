// SPDX-License-Identifier: MIT

import Foundation

/// The destination of reports of misuse: standard error, or a test failure.
///
/// Misuse never crashes unless SwiftUI does; it is reported here instead.
public struct DiagnosticSink: Sendable {
  private let receive: @Sendable (Diagnostic) -> Void

  /// Creates a sink that passes each report to a closure, on the reporting thread.
  public init(_ receive: @escaping @Sendable (Diagnostic) -> Void) {
    self.receive = receive
  }

  /// Passes a report to the sink.
  public func report(_ diagnostic: Diagnostic) { receive(diagnostic) }

  /// Writes each report as a line to standard error.
  public static let standardError = DiagnosticSink { diagnostic in
    FileHandle.standardError.write(Data("waymark: \(diagnostic)\n".utf8))
  }

  /// The sink of the running task; standard error unless a test or a host has bound another one.
  @TaskLocal public static var current = DiagnosticSink.standardError
}
