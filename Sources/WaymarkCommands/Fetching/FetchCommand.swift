// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct FetchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Inspects the files that a host serves, and Apple's copy of them.",
    discussion: """
      Fetches \(AppleAppSiteAssociation.path), Apple's copy of it and \(AssetLinks.path), without \
      following redirects, and lints them. A host may have only one of the files.

      Exit status: 0 nothing to report; 1 findings; 64 invalid arguments; 66 the host does not \
      respond.
      """)

  @Argument(help: "A host, such as https://example.com or example.com.", transform: Self.host)
  var host: HostName

  @Option(
    help: "Fetch the files for this system only: apple, android.",
    completion: .list(LinkSystem.allCases.map(\.rawValue)), transform: Self.system)
  var only: LinkSystem?

  @Flag(inversion: .prefixedNo, help: "Request the copy of Apple's CDN.")
  var cdn = true

  @Option(
    help:
      "Request the files from this server instead of https://HOST, such as a server under test.",
    transform: Self.origin)
  var origin: String?

  @Option(help: "Request the copy from this server instead of Apple's CDN.", transform: Self.origin)
  var cdnOrigin: String?

  @Option(help: "The timeout of each request in seconds.")
  var timeout = 15.0

  @OptionGroup var options: ReportOptions

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout is between 0 and 3600 seconds.")
    }
  }

  func run(_ console: Console) throws {
    let plan = HostInspection.Plan(
      host: host, origin: origin ?? "https://\(host.name)",
      copyOrigin: cdn ? cdnOrigin ?? HostInspection.Plan.appleCDN : nil,
      systems: only.map { [$0] } ?? Set(LinkSystem.allCases), timeout: timeout)
    let inspection = HostInspection(plan) { request in
      console.working("Fetching \(request.address) …") { console.send(request) }
    }
    let findings = inspection.findings
    Reporter("fetch", options.chosen, console).write(
      Report("fetch", findings), json: { inspection.json },
      text: {
        for file in inspection.files {
          console.line("\(file.address)  \(console.paint(file.summary, .grey))")
          console.table(inspection.findings(of: file).map(\.row))
        }
      })
    if inspection.isUnreachable { throw ExitStatus.unreadable.code }
    if findings.contains(where: { $0.severity > .note }) { throw ExitStatus.finding.code }
  }

  private static func host(_ argument: String) throws -> HostName {
    if argument.lowercased().hasPrefix("http://") {
      throw ValidationError("“\(argument)” is not an https address; systems use only https.")
    }
    var name = argument[...]
    if name.lowercased().hasPrefix("https://") { name = name.dropFirst(8) }
    if name.hasSuffix("/") { name = name.dropLast() }
    return try HostName(argument: String(name))
  }

  private static func system(_ argument: String) throws -> LinkSystem {
    guard let system = LinkSystem(rawValue: argument) else {
      throw ValidationError("“\(argument)” is neither apple nor android.")
    }
    return system
  }

  private static func origin(_ argument: String) throws -> String {
    let origin = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
    for scheme in ["https://", "http://"] where origin.hasPrefix(scheme) {
      let authority = origin.dropFirst(scheme.count)
      if !authority.isEmpty && !authority.contains(where: { "/?#@ ".contains($0) }) {
        return origin
      }
    }
    throw ValidationError(
      "“\(argument)” is not a server, such as https://staging.example.com:8443.")
  }
}

extension Finding {
  fileprivate var row: [Cell] {
    [
      Cell("  " + severity.rawValue, severity.colour), Cell(code), Cell(location.place, .grey),
      Cell(message),
    ]
  }
}

extension ServedFile {
  /// A summary of the server's response.
  fileprivate var summary: String {
    guard let answer else { return "no answer" }
    guard answer.status == 200 else { return "\(answer.status)" }
    let size = answer.isCut ? "more than \(answer.body.count)" : "\(answer.body.count)"
    return "200, \(answer.mediaType ?? "no content type"), \(size) bytes"
  }

  fileprivate var json: JSON {
    .object([
      .init("address", .string(address)),
      .init("status", answer.map { .number("\($0.status)") } ?? .null),
      .init("contentType", .text(answer?.headers["content-type"])),
      .init("location", .text(answer?.headers["location"])),
      .init("bytes", answer.map { .number("\($0.body.count)") } ?? .null),
    ])
  }
}

extension HostInspection {
  fileprivate var json: JSON {
    .object([
      .init("files", .array(files.map(\.json))),
      .init("findings", .array(findings.map(\.json))),
    ])
  }
}
