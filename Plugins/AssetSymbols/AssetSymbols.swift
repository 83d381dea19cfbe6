// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Declares a symbol for each colour set and image set of a target, as Xcode does.
///
/// On a Mac it does nothing, since Xcode declares the symbols.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
    return []
    #else
    guard let module = target.sourceModule else { return [] }
    // In a package that another one depends on, the target's files do not include catalogues. The
    // build folder, which has copies of them, is hidden.
    let all = FileManager.default.enumerator(
      at: module.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let catalogues = (all?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "xcassets" }
      .sorted { $0.path < $1.path }
    guard !catalogues.isEmpty else { return [] }
    // The names of the folders are the input, and each folder of a catalogue has this file.
    let inputs = catalogues.flatMap { catalogue in
      let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.lastPathComponent == "Contents.json" }
    }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Declaring the assets of \(target.name)",
        executable: try context.tool(named: "WaymarkAssetSymbols").url,
        arguments: [output.path] + catalogues.map(\.path),
        inputFiles: inputs.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
    #endif
  }
}
