// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssets

@testable import WaymarkAssetSymbols

/// The symbols that the plugin declares for asset catalogues.
struct SymbolSourceTests {
  @Test(arguments: [
    ("Brand", "brand"), ("BrandColor", "brand"), ("brand-primary", "brandPrimary"),
    ("Map Lakes", "mapLakes"), ("URLField", "urlField"), ("URL", "url"), ("2nd", "_2nd"),
    ("Color", "color"), ("default", "`default`"), ("AccentColor", "accent"), ("été", "été"),
    ("BrandImage", "brandImage"),
  ])
  func `a name follows Xcode's rules`(set: String, symbol: String) {
    #expect(SymbolName(set, .color)?.text == symbol)
  }

  @Test func `a set without letters and digits has no name`() {
    #expect(SymbolName("--", .image) == nil)
    #expect(SymbolName("HeroImage", .image)?.text == "hero")
    #expect(SymbolName(namespace: "first steps")?.text == "FirstSteps")
  }

  private func source(_ sets: [String]) throws -> SymbolSource {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: root) }
    for set in sets {
      let folder = root.appendingPathComponent(set)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let group = set.split(separator: "/").dropLast().first.map { root.appending(path: "\($0)") }
      try #"{"properties":{"provides-namespace":true}}"#.write(
        to: (group ?? folder).appendingPathComponent("Contents.json"), atomically: true,
        encoding: .utf8)
    }
    return SymbolSource(of: AssetCatalog(catalogues: [root.path]))
  }

  @Test func `each set has a symbol, and colours are also styles`() throws {
    let source = try source([
      "Brand.colorset", "red.colorset", "Hero.imageset", "Steps/First.imageset", "Other.dataset",
    ])
    #expect(
      source.swift == """
        // Declared for the asset catalogues of the target. Changes are lost.

        import Foundation
        import Waymark

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: .module)
          static let red = ColorResource(name: "red", bundle: .module)
        }

        extension ImageResource {
          static let hero = ImageResource(name: "Hero", bundle: .module)
          enum Steps {
            static let first = ImageResource(name: "Steps/First", bundle: .module)
          }
        }

        extension Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        """)
    #expect(
      source.warnings == [
        "There is already a Color.red; the colour set is ColorResource.red."
      ])
  }

  @Test func `two sets with one symbol are told, and the first has it`() throws {
    let source = try source(["a-b.colorset", "aB.colorset"])
    #expect(source.swift.contains(#"aB = ColorResource(name: "a-b""#))
    #expect(source.warnings == ["The set 'aB' has no symbol: 'aB' is declared."])
  }
}
