// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssets

/// The command that a build runs: `WaymarkAssetSymbols OUTPUT CATALOGUE…`.
@main
enum AssetSymbolsTool {
  static func main() {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else {
      FileHandle.standardError.write(Data("error: No output file is given.\n".utf8))
      exit(1)
    }
    let source = SymbolSource(of: AssetCatalog(catalogues: Array(paths.dropFirst())))
    for warning in source.warnings {
      FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
    }
    do {
      try source.swift.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(output) cannot be written: \(error)\n".utf8))
      exit(1)
    }
  }
}
