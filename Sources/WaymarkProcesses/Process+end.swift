// SPDX-License-Identifier: MIT

package import Foundation

extension Process {
  /// Waits until the process itself has ended, which `waitUntilExit()` on Linux does not: it waits
  /// until no process holds a socket any more that the process has passed on to those it started,
  /// or that another one has inherited.
  package func waitForEnd() {
    var info = siginfo_t()
    // Foundation still finds out how it ended. If it has already, there is no process to wait for.
    while waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }
}
