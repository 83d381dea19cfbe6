// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import WaymarkDiagnostics

/// Runs work on the main actor from code without static isolation, such as property wrappers.
package enum MainThread {
  /// Whether the current code runs on the main actor.
  ///
  /// Off Apple platforms, the main queue leaves the main thread once a program's asynchronous
  /// `main` waits, so checking the thread is not sufficient.
  package static var isCurrent: Bool {
    // The cheaper check comes first.
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs main-actor work synchronously in code that is known to run on the main actor.
  package static func now(_ work: @MainActor () -> Void) {
    assert(isCurrent)
    // Proof: isolation does not change the calling convention of a synchronous closure.
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  /// Reads state of the main actor; other threads wait for the main actor.
  static func read<T>(_ work: () -> T) -> T {
    if isCurrent { return work() }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A binding was read outside of the main actor. It is read there, and the thread waits for \
        that: read it on the main actor, and pass the value on.
        """, severity: .warning))
    return DispatchQueue.main.sync(execute: work)
  }

  /// Runs the work immediately on the main actor, else enqueues it there.
  static func run(_ work: @escaping () -> Void) {
    guard !isCurrent else { return work() }
    let handover = Handover(work: work)
    Task { @MainActor in handover.work() }
  }

  // Proof: created once and used once, by the main actor, to which the captured values belong.
  private struct Handover: @unchecked Sendable {
    let work: () -> Void
  }
}
