// SPDX-License-Identifier: MIT

package import Foundation

extension Process {
  /// Waits until the process has ended, even if processes that it has started are still running.
  ///
  /// On Linux, `waitUntilExit()` waits until a socket is closed, which those processes inherit.
  package func waitForEnd() {
    var info = siginfo_t()
    // Foundation still finds out how it ended. If it has already, there is no process to wait for.
    while waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }
}
