// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

struct LocalizedStringResourceTests {
  @Test func `the key has a placeholder for each value, the words have the values`() {
    let name = "Ann"
    let resource: LocalizedStringResource =
      "\(name) has \(2) of \(1.5) or \(0.25, specifier: "%.1f")"
    #expect(resource.key == "%@ has %lld of %lf or %.1f")
    #expect(String(localized: resource) == "Ann has 2 of 1.500000 or 0.2")
  }

  @Test func `a resource may have a key of its own, and stand in another`() {
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello", table: "Words")
    #expect(resource.key == "greeting" && resource.table == "Words")
    #expect(String(localized: "\(resource), you") == "Hello, you")
    #expect(String(localized: "key", defaultValue: "Words") == "Words")
  }

  @Test func `a resource survives coding`() throws {
    let resource: LocalizedStringResource = "One \(1)"
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }
}
