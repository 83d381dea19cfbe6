// SPDX-License-Identifier: MIT

import Observation
import Synchronization
import WaymarkRender

/// Where a view with anchors is.
///
/// A body that resolves an anchor depends on the frame, wherever its view is in the hierarchy. The
/// place outlives the view, so that anchors which an app keeps resolve to its last frame.
nonisolated final class AnchorPlace: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let reported = Mutex<ElementFrame?>(nil)

  /// The frame that the host has reported last; nil before that.
  var frame: ElementFrame? {
    registrar.access(self, keyPath: \.frame)
    return reported.withLock { $0 }
  }

  /// Receives a frame, and invalidates the views that have read another one.
  func receive(_ new: ElementFrame) {
    guard reported.withLock({ $0 }) != new else { return }
    registrar.withMutation(of: self, keyPath: \.frame) { reported.withLock { $0 = new } }
  }
}
