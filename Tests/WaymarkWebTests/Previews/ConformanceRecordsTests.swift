// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

@testable import WaymarkWeb

struct ConformanceRecordsTests {
  private func names(_ names: Set<String>) throws -> [String] {
    try ConformanceRecords.types(conformingTo: names).map { String(reflecting: $0) }
  }

  @Test func `types of all modules and kinds are found, unless they are generic`() throws {
    let found = try names(["PreviewRegistry", "PreviewProvider"])
    #expect(Set(found).count == found.count)
    for name in [
      "WaymarkWebTests.Nested.Registered", "WaymarkWebTests.Misusing",
      "WaymarkWebTests.Greetings_Previews", "PlantDiary.PlantListView_Previews",
    ] {
      #expect(found.contains(name), "\(name)")
    }
    #expect(found.contains { $0.hasSuffix(".PrivateClass") })
    #expect(found.contains { $0.hasPrefix("ShowcaseApp.") })
    #expect(!found.contains { $0.contains("Generic") })
  }

  @Test func `only the protocol decides`() throws {
    #expect(try names(["PreviewProvider"]).contains("WaymarkWebTests.Greetings_Previews"))
    #expect(try !names(["PreviewProvider"]).contains("WaymarkWebTests.Misusing"))
    #expect(try names(["There is no such protocol"]).isEmpty)
  }

  @Test func `a protocol with the same name is another one`() throws {
    let other = try #require(
      try ConformanceRecords.types(conformingTo: ["PreviewRegistry"])
        .first { $0 == Impostor.self })
    #expect(PreviewType(other) == nil)
  }
}

private enum Impostors {
  protocol PreviewRegistry {}
}

private struct Impostor: Impostors.PreviewRegistry {}
