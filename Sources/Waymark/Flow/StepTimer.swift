// SPDX-License-Identifier: MIT

import Dispatch

/// Calls an action after a number of seconds; tests replace it.
struct StepTimer {
  let call: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  /// The timer of the main queue.
  static var dispatch: StepTimer {
    StepTimer { seconds, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { action() }
      }
    }
  }
}
