// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkAssociation
import WaymarkLinks

/// The artifacts of random tables open exactly the links with a page, and those that they list as
/// limits.
struct ArtifactOracleTests {
  private typealias Oracle = ExportOracleTests

  private static func tables(
    _ body: (RouteTable<Page>, [String], UInt64) throws -> Void
  ) throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for _ in 0..<max(1, Oracle.addresses / Oracle.addressesOfATable) {
      let table = Oracle.table(&random)
      try body(
        table, (0..<Oracle.addressesOfATable).map { _ in Oracle.address(&random) }, seed)
    }
  }

  @Test(arguments: AndroidManifest.Syntax.allCases)
  func `intent filters open each page, and else only what their limits name`(
    syntax: AndroidManifest.Syntax
  ) throws {
    try Self.tables { table, addresses, seed in
      let manifest = table.androidManifest(syntax)
      let parsed = ParsedXML(manifest.text)
      #expect(parsed.error == nil)
      let paths = manifest.filters.flatMap(\.paths)
      let read = try AndroidManifest(parsing: manifest.text.utf8)
      #expect(read.filters.flatMap(\.paths).map(\.value) == paths.map(\.value))
      for address in addresses {
        let explanation = manifest.explain("https://example.com" + address)
        let path = paths.filter { $0.matches(Self.decodedPath(address)) }
        let isFine =
          Oracle.hasPage(address, table)
          ? explanation.opens
          : path.allSatisfy { Self.isNamed(address, table, $0) }
        #expect(explanation.opens == !path.isEmpty, "seed \(seed) \(address)")
        #expect(
          isFine, "seed \(seed) \(address) \(path) \(table.entries.map { ($0.pattern, $0.web) })")
      }
    }
  }

  /// Whether an artifact's limits explain why it opens a link without a page.
  private static func isNamed(
    _ address: String, _ table: RouteTable<Page>, _ path: AndroidPath
  ) -> Bool {
    let text = address.prefix { !"?#".contains($0) }
    guard let entry = table.entries.first(where: { $0.pattern == path.route }) else { return false }
    if text.contains("//") { return path.limits.contains(.emptySegments) }
    let takesRest = entry.segments.contains { if case .rest = $0 { true } else { false } }
    if !takesRest, text.split(separator: "/").count > entry.segments.count {
      return path.limits.contains(.deeperPaths)
    }
    let found = table.routeIndex(ofPath: String(text)).map { table.entries[$0] }
    if found?.pattern == entry.pattern { return path.limits.contains(.query) }
    if found?.web == .page {
      return found.map { $0.query.contains { $0.kind == .required } } == true
    }
    var names: Set<AndroidPath.Limit> = [.kinds, .missingLiterals, .deeperPaths]
    if found != nil { names.insert(.notExcluded) }
    return !path.limits.isDisjoint(with: names)
  }

  private static func decodedPath(_ address: String) -> String {
    let path = String(address.prefix { !"?#".contains($0) })
    return path.removingPercentEncoding ?? path
  }

  /// Whether literals follow parameters, which a `*` of Android also matches.
  private static func hasSuffixes(_ table: RouteTable<Page>) -> Bool {
    table.entries.contains { entry in
      entry.segments.contains { segment in
        if case .param(let param) = segment { !param.suffix.isEmpty } else { false }
      }
    }
  }

  @Test func `asset links open each page, and else only what patterns cannot say`() throws {
    try Self.tables { table, addresses, seed in
      let links = table.assetLinks(apps: [.init(package: "a.b", fingerprints: [])])
      guard links.statements[0].components != nil else { return }
      let read = try AssetLinks(parsing: links.compactText.utf8)
      #expect(read == links)
      for address in addresses {
        let explanation = links.explain("https://example.com" + address, app: "a.b")
        let hasPage = Oracle.hasPage(address, table)
        if explanation.opens == hasPage, explanation.verdict != .undocumented { continue }
        let isInexpressible =
          explanation.opens
          && (address.contains("//") || Oracle.isNearlyPage(address, table)
            || Self.hasSuffixes(table))
        #expect(
          isInexpressible,
          "seed \(seed) \(address): \(hasPage), \(explanation) \(table.entries.map(\.pattern))")
      }
    }
  }

  @Test func `the audits of what a table exports are clean`() throws {
    var count = 0
    try Self.tables { table, _, seed in
      count += 1
      guard count <= 20 else { return }
      for syntax in AndroidManifest.Syntax.allCases {
        let audit = table.audit(table.androidManifest(syntax))
        #expect(audit.isClean, "seed \(seed) \(audit.issues)")
        #expect(audit.limits.allSatisfy { $0.kind == .wider }, "seed \(seed) \(audit.limits)")
      }
      let links = table.audit(table.assetLinks(apps: [.init(package: "a.b", fingerprints: [])]))
      #expect(links.isClean, "seed \(seed) \(links.issues)")
      let sitemap = try table.audit(table.sitemap())
      #expect(sitemap.isClean, "seed \(seed) \(sitemap.issues)")
    }
  }
}
