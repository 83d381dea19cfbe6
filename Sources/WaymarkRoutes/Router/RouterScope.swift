// SPDX-License-Identifier: MIT

/// Which router is the default one.
package enum RouterScope {
  /// The router of the running task, bound by who runs several copies of an app in one process;
  /// nil where the process's is the default.
  @TaskLocal package static var current: Router?
}
