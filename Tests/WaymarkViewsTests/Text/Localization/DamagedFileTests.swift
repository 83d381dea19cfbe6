// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing

@testable import WaymarkViews

/// Files that were truncated or changed at random positions are read without a trap.
struct DamagedFileTests {
  private static let files: [String] = [
    "en.lproj/Localizable.strings", "pt-br.lproj/Localizable.strings",
    "en.lproj/Localizable.stringsdict", "Inbox.xcstrings",
  ]

  private func data(_ path: String) throws -> Data {
    let folder = try #require(Bundle.module.resourceURL)
    return try Data(contentsOf: folder.appending(path: path))
  }

  /// Reads a file and uses each of its entries; returns the number of problems.
  private func use(_ data: Data, _ path: String) -> Int {
    var tables: [LocalizedTable]
    var problems = 0
    if path.hasSuffix(".xcstrings") {
      let catalog = StringCatalog(data)
      tables = Array(catalog.tables.values)
      problems = catalog.problems.count
    } else {
      tables = [
        path.hasSuffix(".strings") ? StringsFile.table(data) : StringsDictFile.table(data)
      ]
      problems = tables[0].problems.count
    }
    for entry in tables.flatMap(\.entries.values) {
      for arguments in [[], [FormatArgument.integer(2)], [.string("a"), .double(1)]] {
        _ = Localization.text(
          of: entry.format(rules: .rules(for: "ru")).format, arguments: arguments,
          locale: Locale(identifier: "en_US"))
      }
    }
    return problems
  }

  @Test(arguments: files) func `whole files have no problems`(path: String) throws {
    #expect(use(try data(path), path) == 0)
  }

  @Test(arguments: files) func `a file that is cut off is read`(path: String) throws {
    let data = try data(path)
    var damaged = 0
    for length in stride(from: 0, to: data.count, by: data.count > 1000 ? 7 : 1) {
      damaged += use(data.prefix(length), path) > 0 ? 1 : 0
    }
    #expect(damaged > 10)
  }

  @Test(arguments: files) func `a file with changed bytes is read`(path: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var randomness = SplitMix(seed: seed)
    let data = try data(path)
    var damaged = 0
    for _ in 0..<200 {
      var bytes = [UInt8](data)
      for _ in 0..<Int.random(in: 1...4, using: &randomness) {
        let index = Int.random(in: 0..<bytes.count, using: &randomness)
        switch Int.random(in: 0..<3, using: &randomness) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &randomness)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: Array("%#@{}\"\\;".utf8).shuffled(), at: index)
        }
      }
      damaged += use(Data(bytes), path) > 0 ? 1 : 0
    }
    #expect(damaged > 0, "seed \(seed)")
  }

  @Test func `a binary property list that is cut off is read`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "c": "dé"], format: .binary, options: 0)
    for length in 0..<data.count {
      #expect(use(data.prefix(length), "x.strings") > 0 || length == 0)
      _ = use(data.prefix(length), "x.stringsdict")
    }
  }
}
