// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RoutePath {
  /// Returns the index of the topmost screen whose value declares a checkpoint; nil if none is
  /// open.
  public func index(of checkpoint: Checkpoint) -> Int? {
    routes.lastIndex { name(of: $0.screen) == checkpoint }
  }

  /// Closes all screens above the topmost one whose value declares a checkpoint.
  ///
  /// - Returns: False if no such screen is open, which is reported; no screen is closed.
  @discardableResult
  public mutating func returnTo(_ checkpoint: Checkpoint) -> Bool {
    guard let index = index(of: checkpoint) else {
      reportUnknown(checkpoint)
      return false
    }
    goBackTo(index: index)
    return true
  }
}

/// Returns the checkpoint that a screen's value declares.
private func name<Screen>(of screen: Screen) -> Checkpoint? {
  let value = (screen as? AnyHashable)?.base ?? screen
  return (value as? any CheckpointScreen)?.checkpoint
}

/// Reports that no open screen is a checkpoint.
package func reportUnknown(_ checkpoint: Checkpoint) {
  DiagnosticSink.current.report(
    Diagnostic(
      "Cannot return to the checkpoint “\(checkpoint)”: no open screen of the path has it.",
      severity: .error))
}
