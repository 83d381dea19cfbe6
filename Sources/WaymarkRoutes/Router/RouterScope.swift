// SPDX-License-Identifier: MIT

/// The selection of the default router.
package enum RouterScope {
  /// The router of the running task, bound by hosts that run several copies of an app in one
  /// process; nil if the process's router is the default.
  @TaskLocal package static var current: Router?
}
