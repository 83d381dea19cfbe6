// SPDX-License-Identifier: MIT

import Foundation

/// Finds programs of this machine.
public enum Executable {
  /// Returns the path of a program: the value of a variable, or the first of several names in
  /// `$PATH` or in other folders; nil if there is none.
  public static func path(
    of names: [String], variable: String, alsoIn others: [String] = []
  ) -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable], !path.isEmpty { return path }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    for name in names {
      for folder in folders + others {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }
}
