// SPDX-License-Identifier: MIT

public import ArgumentParser

/// The tool `waymark`.
public struct WaymarkCommand: ParsableCommand {
  /// What its help says.
  public static let configuration = CommandConfiguration(
    commandName: "waymark", abstract: "Looks into the links of apps.",
    version: ToolVersion.current,
    subcommands: [LinksCommand.self])

  /// Makes the command with nothing asked.
  public init() {}
}

/// The commands that look into association files.
struct LinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "Says what association files do: which pages open which apps, and why.",
    discussion: """
      FILE is an apple-app-site-association file, or - for standard input. Addresses are \
      https://host/path?query#fragment, or what follows the host, which is not looked at.

      \(ExitStatus.help)
      """,
    subcommands: [
      MatchCommand.self, ExplainCommand.self, LintCommand.self, DiffCommand.self,
      CheckCommand.self, FetchCommand.self,
    ])
}
