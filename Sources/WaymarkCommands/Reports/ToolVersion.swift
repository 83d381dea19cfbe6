// SPDX-License-Identifier: MIT

/// The version of the tool.
enum ToolVersion {
  /// The version as `--version` and reports have it: the one in the works, until it is released.
  static let current = "0.2.0-dev"
}
