// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Embeds the script and the style sheets of a target as Swift strings.
///
/// The command runs again only if one of the files has changed.
@main
struct EmbedClient: BuildToolPlugin {
  private static let suffixes: Set = ["js", "css", "txt"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let inputs = module.sourceFiles.map(\.url)
      .filter { Self.suffixes.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("ClientBundle.swift")
    return [
      .buildCommand(
        displayName: "Embedding the client of \(target.name)",
        executable: try context.tool(named: "WaymarkBundler").url,
        arguments: [output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
