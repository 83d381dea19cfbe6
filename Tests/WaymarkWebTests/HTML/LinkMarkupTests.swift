// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite struct LinkMarkupTests {
  private func control(_ properties: [Property: PropertyValue]) throws -> DOMNode {
    var encoder = PatchEncoder(asset: { _ in nil })
    var properties = properties
    properties[.destination] = .text("/lakes/7?a=\"b\"")
    let part = Part(.window, [:], Part(.button, properties, Part(.text, [.text: .text("Lake")])))
    try encoder.load(part.mutations)
    return try #require(DOMNode.parse(encoder.page().html).first(ElementID(index: 2)))
  }

  @Test func `a control with a destination is a link that also receives taps`() throws {
    let link = try control([.role: .keyword("link")])
    #expect(link.tag == "a" && link.attributes["href"] == "/lakes/7?a=\"b\"")
    #expect(link.attributes["data-a"] == "tap" && link.attributes["class"]?.contains("to") == true)
    #expect(link.attributes["role"] == nil && link.attributes["target"] == nil)
  }

  @Test func `a disabled control is no link`() throws {
    let button = try control([.disabled: .bool(true)])
    #expect(button.tag == "button" && button.attributes["href"] == nil)
    #expect(button.attributes["disabled"] != nil)
  }

  @Test(arguments: ["javascript:alert(1)", "//evil.example", "/\\evil.example", "lakes", ""])
  func `a destination is a path of this server`(address: String) throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    let part = Part(.button, [.destination: .text(address)])
    try encoder.load(Part(.window, [:], part).mutations)
    let button = try DOMNode.parse(encoder.page().html).first(ElementID(index: 2))
    #expect(button?.tag == "button" && button?.attributes["href"] == nil)
  }

  @Test func `a link is not inside of a control`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    let link = Part(.button, [.destination: .text("/a")])
    try encoder.load(Part(.window, [:], Part(.button, [:], link)).mutations)
    let inner = try DOMNode.parse(encoder.page().html).first(ElementID(index: 3))
    #expect(inner?.tag == "span" && inner?.attributes["role"] == "button")
  }
}
