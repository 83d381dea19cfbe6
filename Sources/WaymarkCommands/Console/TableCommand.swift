// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// A command that asks a table.
protocol TableCommand: ParsableCommand {
  func run<R>(
    _ table: RouteTable<R>, _ associations: LinkAssociations, _ console: Console) throws
}
