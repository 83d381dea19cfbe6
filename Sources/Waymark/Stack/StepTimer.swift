// SPDX-License-Identifier: MIT

import Dispatch

/// Calls something after some seconds; tests have their own.
struct StepTimer {
  let call: @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  /// The main queue's.
  static var dispatch: StepTimer {
    StepTimer { seconds, action in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { action() }
      }
    }
  }
}
