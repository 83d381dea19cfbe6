// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing

@testable import WaymarkRender

struct PropertyListTests {
  @Test func `a property takes 24 bytes`() {
    #expect(MemoryLayout<PropertyValue>.size <= 17)
    #expect(MemoryLayout<PropertyList.Entry>.stride == 24)
    #expect(MemoryLayout<PropertyList>.size == 8)
  }

  @Test(arguments: 0..<20)
  func `a list is a dictionary in order of its properties`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var list = PropertyList()
    var dictionary: [Property: PropertyValue] = [:]
    for step in 0..<200 {
      let property = Property.allCases[Int.random(in: 0..<12, using: &random)]
      let value: PropertyValue? =
        Int.random(in: 0..<3, using: &random) == 0 ? nil : .number(Double(step))
      list[property] = value
      dictionary[property] = value
      #expect(list.count == dictionary.count && list.isEmpty == dictionary.isEmpty)
      #expect(Property.allCases.allSatisfy { list[$0] == dictionary[$0] }, "seed \(seed)")
    }
    let ordinals = list.map(\.key.ordinal)
    #expect(ordinals == ordinals.sorted())
    #expect(PropertyList(dictionary.map { ($0.key, $0.value) }) == list)
  }

  @Test func `lists are equal regardless of the order in which properties are set`() {
    let list: PropertyList = [.text: .text("a"), .width: .number(1), .text: .text("b")]
    #expect(list == [.width: .number(1), .text: .text("b")])
    #expect(list.hashValue == ([.width: .number(1), .text: .text("b")] as PropertyList).hashValue)
    #expect(list != [.width: .number(1)])
  }

  @Test func `merged, the values of the other list count`() {
    let list: PropertyList = [.text: .text("a"), .width: .number(1)]
    #expect(
      list.merging([.width: .number(2), .hint: .text("h")])
        == [.text: .text("a"), .width: .number(2), .hint: .text("h")])
  }

  @Test func `a list survives coding, and refuses a value of another type`() throws {
    let list: PropertyList = [.weight: .keyword("bold"), .url: .text("https://a.example")]
    let data = try JSONEncoder().encode(list)
    #expect(
      String(decoding: data, as: UTF8.self).replacing("\\/", with: "/")
        == #"["url",{"text":{"_0":"https://a.example"}},"weight",{"keyword":{"_0":"bold"}}]"#)
    #expect(try JSONDecoder().decode(PropertyList.self, from: data) == list)
    for bad in [
      #"["weight",{"text":{"_0":"bold"}}]"#, #"["weight",{"keyword":{"_0":"fat"}}]"#,
      #"["weight"]"#, #"["girth",{"keyword":{"_0":"bold"}}]"#, #"["weight",{"words":{}}]"#, "7",
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PropertyList.self, from: Data(bad.utf8))
      }
    }
  }
}
