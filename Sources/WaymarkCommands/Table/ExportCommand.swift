// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes a file for a system that reads the app's links.",
    discussion: "The help of each command describes who reads its file and where to put it.",
    subcommands: LinkArtifact.allCases.map(\.command))
}

struct ExportAppleCommand: TableCommand {
  static let configuration = CommandConfiguration(
    exporting: .aasa)

  @Option(name: .customLong("app"), help: "An app, as ABCDE12345.com.example.app.")
  var apps: [String] = []

  @Flag(help: "Omit whitespace.")
  var compact = false

  func run<R>(
    _ table: RouteTable<R>, _ associations: LinkAssociations, _ console: Console
  ) throws {
    let apps = try AppArguments(
      LinkAssociations(appleApps: apps.isEmpty ? associations.appleApps : apps)
    ).appleApps
    guard !apps.isEmpty else { throw ValidationError("Name at least one app by --app.") }
    let file: AppleAppSiteAssociation
    do {
      file = try table.appleAppSiteAssociation(apps: apps)
    } catch {
      console.writeError("\(error)\n")
      throw ExitStatus.finding.code
    }
    console.write(compact ? file.compactText : file.text)
  }
}

struct ExportAndroidCommand: TableCommand {
  static let configuration = CommandConfiguration(
    exporting: .assetlinks)

  @Option(name: .customLong("package"), help: "An app's package, such as com.example.app.")
  var package: String?

  @Option(
    name: .customLong("fingerprint"),
    help: "The SHA-256 fingerprint of a certificate that the app is signed with.")
  var fingerprints: [String] = []

  @Flag(help: "Omit whitespace.")
  var compact = false

  func validate() throws {
    if (package == nil) != fingerprints.isEmpty {
      throw ValidationError("Name a package and at least one fingerprint of it.")
    }
  }

  func run<R>(
    _ table: RouteTable<R>, _ associations: LinkAssociations, _ console: Console
  ) throws {
    let given = package.map { [AndroidApp(package: $0, fingerprints: fingerprints)] }
    let apps = try AppArguments(
      LinkAssociations(androidApps: given ?? associations.androidApps)
    ).androidApps
    guard !apps.isEmpty else {
      throw ValidationError("Name an app by --package and --fingerprint.")
    }
    let file = table.assetLinks(apps: apps)
    console.write(compact ? file.compactText : file.text)
  }
}
