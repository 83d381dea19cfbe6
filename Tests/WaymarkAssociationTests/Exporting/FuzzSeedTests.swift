// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation

/// The files with which fuzzing begins are also cases here, so that they stay valid.
struct FuzzSeedTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzz/Seeds")

  /// The files of some seeds: the first line is a link, and `---` divides files.
  private static func files(_ target: String) throws -> [(name: String, files: [String])] {
    let folder = folder.appending(path: target)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let files = text.drop { $0 != "\n" }.dropFirst().split(separator: "\n---\n")
      return (String(name.prefix { $0 != "." }), files.map(String.init))
    }
  }

  @Test func `each seed of an association fuzzer is read, and what is written is the same file`()
    throws
  {
    var kinds: [LinkArtifact: Int] = [:]
    for target in ["Association", "Comparison"] {
      for (name, files) in try Self.files(target) {
        for file in files {
          let kind = try #require(LinkArtifact(contentOf: file.utf8), "\(target)/\(name)")
          kinds[kind, default: 0] += 1
          let written = try Self.written(file, kind)
          #expect(try Self.written(written, kind) == written, "\(target)/\(name)")
        }
      }
    }
    let read: Set<LinkArtifact> = [
      .aasa, .assetlinks, .manifest, .entitlements, .infoPlist, .sitemap,
    ]
    #expect(Set(kinds.keys) == read)
  }

  /// What is written for a file that was read.
  private static func written(_ text: String, _ kind: LinkArtifact) throws -> String {
    switch kind {
    case .aasa: try AppleAppSiteAssociation(parsing: text.utf8).compactText
    case .assetlinks: try AssetLinks(parsing: text.utf8).text
    case .manifest: try AndroidManifest(parsing: text.utf8).text
    case .entitlements: try AssociatedDomains(parsing: text.utf8).text
    case .infoPlist: try LinkInfoPlist(parsing: text.utf8).text
    case .sitemap: try Sitemap(parsing: text.utf8).files()[0].text
    case .apache, .nginx: ""
    }
  }

  @Test func `two files of a seed differ as they should`() throws {
    let pairs = try Self.files("Comparison").filter { $0.files.count == 2 }
    let changes = try pairs.map { name, files in
      let read = try files.map { try AppleAppSiteAssociation(parsing: $0.utf8) }
      return "\(name): \(read[0].difference(to: read[1]).changes.count)"
    }
    #expect(changes == ["excluded: 1", "items: 8", "words: 2"])
  }
}
