// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RoutePath {
  /// The index of the topmost screen whose value names a checkpoint; nil if none is open.
  public func index(of checkpoint: Checkpoint) -> Int? {
    routes.lastIndex { name(of: $0.screen) == checkpoint }
  }

  /// Closes all screens above the topmost one whose value names a checkpoint.
  ///
  /// - Returns: False when no such screen is open, which is reported; nothing is closed.
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

/// The checkpoint that a screen's value names.
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
