// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

@MainActor
struct PreviewCatalogTests {
  private func items(_ types: PreviewType...) async -> [PreviewItem] {
    await PreviewCatalog(types).items
  }

  private func texts(_ tree: ElementTree) -> [String] {
    AccessibilitySnapshot(tree).elements.map(\.label).filter { !$0.isEmpty }
  }

  @Test func `previews are sorted by their places`() throws {
    let types = try PreviewType.all()
    let places = types.map(\.place)
    #expect(places.contains { $0.file == "WaymarkWebTests/PreviewFixtures.swift" && $0.line > 0 })
    #expect(places.map(\.file) == places.map(\.file).sorted())
    let fixtures = places.filter { $0.module == "Fixtures" }
    #expect(
      fixtures.map(\.description) == [
        "Fixtures/A.swift:3", "Fixtures/A.swift:20", "Fixtures/B.swift:9",
      ])
  }

  @Test func `each view at the top of a provider is a preview`() async throws {
    let items = await items(.provider(Greetings_Previews.self))
    #expect(items.map(\.name) == ["Ada", "Greetings 2", "Greetings 3", "Greetings 4"])
    #expect(
      items.map(\.layout) == [
        "device", "size that fits", "size that fits", "device, iPhone SE (3rd generation)",
      ])
    #expect(items.flatMap(\.problems).isEmpty)
    #expect(
      items.map(\.place.file) == Array(repeating: "WaymarkWebTests/Greetings_Previews", count: 4))
  }

  @Test func `a preview of a provider is drawn alone, with what it presents`() async throws {
    let catalog = await PreviewCatalog([.provider(Greetings_Previews.self)])
    var found: [[String]] = []
    for item in catalog.items {
      found.append(texts(try await catalog.tree(of: item, WindowTraits()).tree))
    }
    #expect(found == [["Hello, Ada"], ["Hello, Bea"], ["Hello, Cleo"], ["The sheet", "Below"]])
  }

  @Test func `a preview that cannot be made or is misused has a problem`() async throws {
    let types = try PreviewType.all().filter { $0.place.module == "Fixtures" }
    let items = await PreviewCatalog(types).items
    #expect(items.map(\.name) == ["Misuse", "A", "B"])
    #expect(items[0].problems.first?.contains("occurs multiple times") == true)
    #expect(items[1].problems == ["It cannot be made: broken on purpose"])
    #expect(items[2].problems.isEmpty)
    #expect(
      await self.items(.provider(Empty_Previews.self)).first?.problems == ["It provides no views."])
  }

  @Test(arguments: [
    (Traits.standard, ["phone 390×844", "desktop 1280×800"]),
    (.fitsOnItsSide, ["phone 844×390", "desktop 1280×800"]),
    (.fixed(width: 300.5, height: 20), ["fixed 301×20"]),
    (.upright, ["phone 390×844", "desktop 1280×800"]), (.fixed(width: 0, height: 20), []),
    (.fixed(width: .nan, height: 20), []), (.fixed(width: 20, height: 1e9), []),
  ])
  fileprivate func `traits determine the sizes`(traits: Traits, sizes: [String]) {
    let settings = traits.settings
    #expect(PreviewSize.all(for: settings).map { "\($0.name) \($0.width)×\($0.height)" } == sizes)
    let variants = PreviewVariant.all(for: settings)
    #expect(variants.count == sizes.count * 12)
    #expect(Set(variants.map(\.name)).count == variants.count)
    let item = PreviewItem(.registry(Misusing.self), settings, problems: [])
    #expect(item.problems.isEmpty == !sizes.isEmpty)
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", [375, 667]), ("iPhone 16 Pro Max", [440, 956]),
      ("iPad (10th generation)", [810, 1080]), ("Toaster", nil),
    ] as [(String, [Int]?)])
  func `a device has its size`(name: String, size: [Int]?) {
    let device = PreviewDevice(rawValue: name)
    #expect(PreviewSize(device).map { [$0.width, $0.height] } == size)
    var settings = PreviewSettings()
    settings.device = device
    #expect(
      PreviewItem(.registry(Misusing.self), settings, problems: []).problems.isEmpty
        == (size != nil))
  }

  @Test func `the context of a modifier is made once`() async throws {
    Counted.count = 0
    let contexts = PreviewContexts()
    for _ in 0..<2 {
      let preview = Preview(traits: .modifier(Counted()), .modifier(Counted())) { Text("a") }
      let make = try await preview.prepare(with: contexts)
      let stage = ViewStage(WindowTraits(), make)
      defer { stage.end() }
      #expect(texts(stage.tree) == ["a", "1", "1"])
    }
    #expect(Counted.count == 1)
  }

  @Test func `a context that cannot be made is an error`() async {
    let preview = Preview(traits: .modifier(Failing())) { Text("a") }
    await #expect(throws: BrokenPreview.self) { try await preview.prepare(with: PreviewContexts()) }
  }

  @Test func `a view with too many elements is not drawn`() async {
    let stage = ViewStage(WindowTraits()) {
      AnyView(VStack { ForEach(0..<ViewStage.elementLimit, id: \.self) { Text("\($0)") } })
    }
    defer { stage.end() }
    #expect(stage.problems.first?.contains("lazy container") == true)
    let list = ViewStage(WindowTraits()) {
      AnyView(List(0..<1_000_000, id: \.self) { Text("\($0)") })
    }
    defer { list.end() }
    #expect(list.problems.isEmpty)
  }
}

private enum Traits {
  case standard, fitsOnItsSide, upright
  case fixed(width: Double, height: Double)

  @MainActor var settings: PreviewSettings {
    switch self {
    case .standard: Preview(traits: .defaultLayout) { EmptyView() }.settings
    case .fitsOnItsSide:
      Preview(traits: .sizeThatFitsLayout, .landscapeRight) { EmptyView() }.settings
    case .upright: Preview(traits: .landscapeLeft, .portrait) { EmptyView() }.settings
    case .fixed(let width, let height):
      Preview(traits: .fixedLayout(width: width, height: height), .landscapeLeft) { EmptyView() }
        .settings
    }
  }
}

private struct Counted: PreviewModifier {
  @MainActor static var count = 0

  static func makeSharedContext() async throws -> Int {
    await MainActor.run {
      count += 1
      return count
    }
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text("\(context)")
    }
  }
}

private struct Failing: PreviewModifier {
  static func makeSharedContext() async throws { throw BrokenPreview() }
  func body(content: Content, context: Void) -> some View { content }
}
