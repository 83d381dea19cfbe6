// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import WaymarkDiagnostics

/// Work of the main actor that starts where the compiler sees no actor: in property wrappers.
package enum MainThread {
  /// Whether the main actor is what runs this code.
  ///
  /// Off Apple platforms the main queue leaves the main thread once a program's asynchronous
  /// `main` waits, so the thread alone does not tell.
  package static var isCurrent: Bool {
    // The cheaper test comes first.
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work of the main actor at a place that is known to be on it.
  package static func now(_ work: @MainActor () -> Void) {
    assert(isCurrent)
    // Proof: isolation changes nothing in how a synchronous closure is called.
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
  }

  /// What a read of the main actor's state gives; another thread waits for that actor.
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

  /// Runs the work now if the main actor runs this code, else soon on the main actor.
  static func run(_ work: @escaping () -> Void) {
    guard !isCurrent else { return work() }
    let handover = Handover(work: work)
    Task { @MainActor in handover.work() }
  }

  // Proof: made once, used once, by the main actor; what the work holds belongs to that actor.
  private struct Handover: @unchecked Sendable {
    let work: () -> Void
  }
}
