// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

extension LinkArtifact {
  /// The command that exports it.
  var command: any ParsableCommand.Type {
    switch self {
    case .aasa: ExportAppleCommand.self
    case .assetlinks: ExportAndroidCommand.self
    case .manifest: ExportManifestCommand.self
    case .entitlements: ExportEntitlementsCommand.self
    case .infoPlist: ExportInfoPlistCommand.self
    case .sitemap: ExportSitemapCommand.self
    case .apache: ExportApacheCommand.self
    case .nginx: ExportNginxCommand.self
    }
  }

  /// Those that are read, too.
  static let readable: [LinkArtifact] = allCases.filter { $0 != .apache && $0 != .nginx }
}

extension CommandConfiguration {
  /// That of a command that exports an artifact.
  init(exporting artifact: LinkArtifact) {
    self.init(
      commandName: artifact.rawValue, abstract: artifact.title,
      discussion: """
        Read by: \(artifact.reader)

        \(artifact.place)
        """)
  }
}

/// Which file is read, and as what.
struct ArtifactOptions: ParsableArguments {
  @Argument(
    help: "The file as it is served or built, or - for standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("as"),
    help: """
      What the file is: \(LinkArtifact.readable.map(\.rawValue).joined(separator: ", ")). By \
      itself that is seen from the content.
      """,
    completion: .list(LinkArtifact.readable.map(\.rawValue)),
    transform: { word in
      guard let artifact = LinkArtifact(rawValue: word), LinkArtifact.readable.contains(artifact)
      else {
        throw ValidationError(
          "“\(word)” is none of \(LinkArtifact.readable.map(\.rawValue).joined(separator: ", ")).")
      }
      return artifact
    })
  var kind: LinkArtifact?

  /// Reads the artifact in the file, or reports why not and ends the command.
  func artifact(in input: InputFile, _ reporter: Reporter) throws -> Artifact {
    let bytes = input.bytes
    do {
      switch kind ?? LinkArtifact(contentOf: bytes) {
      case .assetlinks: return .assetLinks(try AssetLinks(parsing: bytes))
      case .manifest: return .manifest(try AndroidManifest(parsing: bytes))
      case .entitlements: return .entitlements(try AssociatedDomains(parsing: bytes))
      case .infoPlist: return .infoPlist(try LinkInfoPlist(parsing: bytes))
      case .sitemap: return .sitemap(try Sitemap(parsing: bytes))
      case .aasa, .apache, .nginx, nil:
        return .aasa(try AppleAppSiteAssociation(parsing: bytes))
      }
    } catch let error as ArtifactError {
      throw reporter.refused([
        Finding(
          severity: .error, code: error.code, location: Location(file: file), message: "\(error)")
      ])
    } catch let error as AssociationError {
      throw reporter.refused(error, input)
    }
  }
}

/// An artifact that was read.
enum Artifact {
  case aasa(AppleAppSiteAssociation)
  case assetLinks(AssetLinks)
  case manifest(AndroidManifest)
  case entitlements(AssociatedDomains)
  case infoPlist(LinkInfoPlist)
  case sitemap(Sitemap)
}
