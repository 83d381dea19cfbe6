// SPDX-License-Identifier: MIT

import ArgumentParser
public import WaymarkAssociation
public import WaymarkLinks

/// A command-line tool for the links of one app.
///
/// Three lines in an executable target:
///
///     import WaymarkCommands
///     @main enum Tool {
///       static func main() { LinkCommands(links).main() }
///     }
///
/// Its commands are `routes`, `match`, `print`, `export`, with a command for each ``LinkArtifact``,
/// `audit`, `explain` and `check`.
public struct LinkCommands<R: Hashable & Sendable> {
  private let table: RouteTable<R>
  private let associations: LinkAssociations
  private let pages: () -> [R]

  /// Creates the tool for a table of links.
  ///
  /// - Parameters:
  ///   - table: The links.
  ///   - associations: The apps for which files are exported when the command line names none.
  ///   - pages: The values of routes with parameters whose pages the sitemap lists, such as all
  ///     articles; called only when a sitemap is exported or audited.
  public init(
    _ table: RouteTable<R>, associations: LinkAssociations = .none,
    pages: @escaping () -> [R] = { [] }
  ) {
    self.table = table
    self.associations = associations
    self.pages = pages
  }

  /// Runs the command of the command line.
  ///
  /// It exits the process unless the command succeeds; `--help` lists the exit statuses.
  ///
  /// - Parameter arguments: The command line without the program's name; nil for the process's own.
  public func main(_ arguments: [String]? = nil) {
    do {
      try run(arguments, .standard)
    } catch {
      TableCommands.exit(withError: error)
    }
  }

  func run(_ arguments: [String]?, _ console: Console) throws {
    var command = try TableCommands.parseAsRoot(arguments)
    if let command = command as? any PageCommand {
      try command.run(table, associations, pages: pages, console)
    } else if let command = command as? any TableCommand {
      try command.run(table, associations, console)
    } else {
      try command.run()
    }
  }
}

/// A command that asks a table, and for values whose pages a sitemap lists.
protocol PageCommand: ParsableCommand {
  func run<R>(
    _ table: RouteTable<R>, _ associations: LinkAssociations, pages: () -> [R],
    _ console: Console) throws
}

struct TableCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    let program = CommandLine.arguments.first?.split(separator: "/").last
    return CommandConfiguration(
      commandName: program.map { String($0) } ?? "links",
      abstract: "Inspects the app's links and what they open.",
      discussion: ExitStatus.help,
      subcommands: [
        RoutesCommand.self, TableMatchCommand.self, PrintCommand.self, ExportCommand.self,
        AuditCommand.self, ExplainArtifactCommand.self, TableCheckCommand.self,
      ])
  }
}
