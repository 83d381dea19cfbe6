// SPDX-License-Identifier: MIT

import Foundation

/// The command that a build runs: `WaymarkBundler OUTPUT INPUT…`.
@main
enum BundlerTool {
  static func main() {
    let paths = CommandLine.arguments.dropFirst()
    do {
      guard let output = paths.first else { throw BundleError("No output file is given.") }
      var files: [ClientFile] = []
      for path in paths.dropFirst() {
        files.append(
          ClientFile(
            name: URL(filePath: path).lastPathComponent,
            text: try String(contentsOfFile: path, encoding: .utf8)))
      }
      let bundle = try ClientBundle(files)
      try bundle.swift.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
