// SPDX-License-Identifier: MIT

public import ArgumentParser

/// The tool `waymark`.
public struct WaymarkCommand: ParsableCommand {
  /// The command's configuration.
  public static let configuration = CommandConfiguration(
    commandName: "waymark", abstract: "Inspects the links of apps.",
    version: ToolVersion.current,
    subcommands: [LinksCommand.self])

  /// Creates the command.
  public init() {}
}

/// The commands that look into association files.
struct LinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "Inspects association files: which pages open which apps, and why.",
    discussion: """
      FILE is an apple-app-site-association file, or - for standard input. Addresses are \
      https://host/path?query#fragment, or the part after the host; the host is ignored.

      \(ExitStatus.help)
      """,
    subcommands: [
      MatchCommand.self, ExplainCommand.self, LintCommand.self, DiffCommand.self,
      CheckCommand.self, FetchCommand.self,
    ])
}
