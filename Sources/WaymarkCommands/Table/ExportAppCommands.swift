// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct ExportManifestCommand: TableCommand {
  static let configuration = CommandConfiguration(exporting: .manifest)

  @Flag(
    help: """
      Tell segments and numbers apart by pathAdvancedPattern. Only for apps that need Android 12: \
      older versions then open all paths of the hosts.
      """)
  var advanced = false

  @Option(help: "The activity that receives the links.")
  var activity = ".MainActivity"

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let manifest = table.androidManifest(advanced ? .advanced : .simple, activity: activity)
    guard !manifest.filters.isEmpty else {
      console.writeError("The table has neither pages at hosts nor schemes.\n")
      throw ExitStatus.finding.code
    }
    console.write(manifest.text)
  }
}

struct ExportEntitlementsCommand: TableCommand {
  static let configuration = CommandConfiguration(exporting: .entitlements)

  @Option(
    name: .customLong("service"),
    help: """
      What the app does with each host: \
      \(AssociatedDomains.Service.allCases.map(\.rawValue).joined(separator: ", ")). \
      The default is applinks.
      """,
    completion: .list(AssociatedDomains.Service.allCases.map(\.rawValue)),
    transform: { word in
      guard let service = AssociatedDomains.Service(rawValue: word) else {
        let known = AssociatedDomains.Service.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("“\(word)” is none of \(known).")
      }
      return service
    })
  var services: [AssociatedDomains.Service] = []

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let domains = table.associatedDomains(services.isEmpty ? [.links] : services)
    guard !domains.domains.isEmpty else {
      console.writeError("The table names no host.\n")
      throw ExitStatus.finding.code
    }
    console.write(domains.text)
  }
}

struct ExportInfoPlistCommand: TableCommand {
  static let configuration = CommandConfiguration(exporting: .infoPlist)

  @Option(help: "The name of the URL type: by convention the bundle identifier.")
  var name: String

  @Option(
    name: .customLong("activity"),
    help: "The type of an activity that the app continues. The default is Waymark's own type.")
  var activities: [String] = []

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) {
    console.write(
      table.infoPlist(
        name: name, activityTypes: activities.isEmpty ? [LinkActivity.screen] : activities
      ).text)
  }
}
