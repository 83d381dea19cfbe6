// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct ExportSitemapCommand: PageCommand {
  static let configuration = CommandConfiguration(exporting: .sitemap)

  @Option(help: "The host, one of the table's; by default the first.")
  var host: String?

  @Option(
    help: """
      Write this part of a sitemap that is too large for one file, counted from 1. Without it the \
      index is written, which names the parts sitemap-1.xml and so on.
      """)
  var part: Int?

  func run<R>(
    _ table: RouteTable<R>, _: LinkAssociations, pages: () -> [R], _ console: Console
  ) throws {
    let files: [Sitemap.File]
    do {
      files = try table.sitemap(host: host, values: pages()).files()
    } catch {
      console.writeError("\(error)\n")
      throw ExitStatus.finding.code
    }
    let number = part ?? 0
    guard files.indices.contains(number), part == nil || number > 0 else {
      throw ValidationError("The sitemap has \(files.count - 1) parts.")
    }
    if part == nil, files.count > 1 {
      console.writeError(
        "It is an index; write its \(files.count - 1) parts by --part 1 and so on.\n")
    }
    console.write(files[number].text)
  }
}

struct ExportApacheCommand: TableCommand {
  static let configuration = CommandConfiguration(exporting: .apache)

  func run<R>(_: RouteTable<R>, _ associations: LinkAssociations, _ console: Console) {
    console.write(WellKnownFiles.all(for: associations).text(for: .apache))
  }
}

struct ExportNginxCommand: TableCommand {
  static let configuration = CommandConfiguration(exporting: .nginx)

  func run<R>(_: RouteTable<R>, _ associations: LinkAssociations, _ console: Console) {
    console.write(WellKnownFiles.all(for: associations).text(for: .nginx))
  }
}

extension WellKnownFiles {
  /// The files of the apps, or both files where no app is known.
  fileprivate static func all(for associations: LinkAssociations) -> WellKnownFiles {
    associations == .none ? WellKnownFiles() : WellKnownFiles(for: associations)
  }
}
