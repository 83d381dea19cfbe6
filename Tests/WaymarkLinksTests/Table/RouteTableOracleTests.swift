// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkLinks

/// Random values of random tables.
///
/// `WAYMARK_LINK_VALUES` sets their number, and `WAYMARK_LINK_SEED` the first seed.
@Suite struct RouteTableOracleTests {
  static let values =
    ProcessInfo.processInfo.environment["WAYMARK_LINK_VALUES"].flatMap { Int($0) } ?? 20_000

  static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["WAYMARK_LINK_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: .min ... .max)
  }

  @Test func `What is printed leads back to an equal value, or there is no link`() {
    let seed = Self.seed()
    var random = SplitMix(seed: seed)
    var (printed, refused) = (0, 0)
    while printed + refused < Self.values {
      let tables = RandomTable(using: &random)
      let table = tables.table
      for _ in 0..<500 {
        guard let screen = tables.screen(using: &random) else { break }
        do throws(LinkPrintError) {
          let path = try table.path(for: screen)
          printed += 1
          let match = try? table.parse(path: path)
          if match?.route != screen || match?.pattern != screen.pattern
            || match?.isCanonical != true
          {
            Issue.record("seed \(seed): \(screen), \(path) leads to \(String(describing: match))")
          }
          if printed % 16 == 0 {
            let links = [try table.link(for: screen), "app:" + path, "app://" + path]
            for link in links where (try? table.parse(link))?.route != screen {
              Issue.record("seed \(seed): \(screen), \(link)")
            }
            let host = tables.host(using: &random)
            let link = "https://\(host.name)\(path)"
            let match = try? table.parse(link)
            let again = host.values.isEmpty ? link : try table.link(for: screen, host: host.values)
            if match?.route != screen || match?.hostValues != host.values || again != link {
              Issue.record("seed \(seed): \(screen), \(link), \(again)")
            }
          }
        } catch {
          refused += 1
          if !Self.isRightly(error, screen) {
            Issue.record("seed \(seed): \(screen), \(error)")
          }
        }
      }
    }
    print("\(printed) values printed, \(refused) without a link, seed \(seed)")
    #expect(printed > Self.values / 4)
  }

  @Test func `Random tables use all parts of patterns and all codecs`() {
    let seed = Self.seed()
    var random = SplitMix(seed: seed)
    var missing = RandomTable.allFeatures
    for _ in 0..<400 where !missing.isEmpty {
      let tables = RandomTable(using: &random)
      for _ in 0..<50 {
        guard let screen = tables.screen(using: &random),
          let path = try? tables.table.path(for: screen)
        else { continue }
        missing.subtract(tables.features(of: screen, path))
      }
    }
    #expect(missing == [], "seed \(seed)")
  }

  /// Whether a value legitimately has no link.
  private static func isRightly(_ error: LinkPrintError, _ screen: RandomTable.Screen) -> Bool {
    switch error {
    // The same entry shadows itself only if a value is parsed as that of another segment, because
    // one may be absent.
    case .shadowed(let pattern, let other):
      pattern == screen.pattern && (other != pattern || pattern.hasOptional)
    case .notRepresentable(let pattern, _):
      pattern == screen.pattern && screen.values.contains(where: \.isOdd)
    default: false
    }
  }

  @Test func `A path leads to the entry that trying each finds`() throws {
    let seed = Self.seed()
    var random = SplitMix(seed: seed)
    var (found, missed) = (0, 0)
    while found + missed < Self.values / 2 {
      let tables = RandomTable(using: &random)
      for _ in 0..<200 {
        let path = tables.path(using: &random)
        let known = tables.pattern(of: path) { Issue.record("seed \(seed): \($0)") }
        let text = "/" + path.map(Self.escaped).joined(separator: "/")
        let index = tables.table.routeIndex(ofPath: text)
        if index.map({ tables.table.entries[$0].pattern }) != known {
          Issue.record("seed \(seed): \(text) leads to \(String(describing: index))")
        }
        if known == nil { missed += 1 } else { found += 1 }
      }
    }
    #expect(min(found, missed) > Self.values / 40)
  }

  /// A segment with all bytes except letters and digits escaped, in two spellings depending on the
  /// length.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.properties.isAlphabetic && byte < 0x80 || (48...57).contains(byte)
        ? String(Character(scalar))
        : "%" + (byte < 16 ? "0" : "")
          + String(byte, radix: 16, uppercase: text.utf8.count % 2 == 0)
    }.joined()
  }
}

extension String {
  fileprivate var hasOptional: Bool {
    split(separator: "/").contains { $0.contains("?") && $0.contains(":") }
  }
}
