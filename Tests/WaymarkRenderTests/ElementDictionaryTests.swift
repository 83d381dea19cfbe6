// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
@_spi(Host) import WaymarkRender

/// Values by the ids of elements.
@Suite struct ElementDictionaryTests {
  /// Ids as those of a host, and any others.
  private func id(_ source: inout some RandomNumberGenerator) -> ElementID {
    let index: UInt32 =
      switch Int.random(in: 0..<10, using: &source) {
      case 0: .random(in: 0 ... .max, using: &source)
      case 1: .random(in: 0..<2000, using: &source)
      default: .random(in: 0..<40, using: &source)
      }
    return ElementID(index: index, generation: .random(in: 0..<3, using: &source))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it contains what a dictionary contains`(seed: UInt64) {
    var source = SplitMix(seed: seed)
    var values = ElementDictionary<[Int]>()
    var expected: [ElementID: [Int]] = [:]
    for number in 0..<20_000 {
      let id = Bool.random(using: &source) ? id(&source) : expected.keys.min() ?? .root
      switch Int.random(in: 0..<4, using: &source) {
      case 0:
        values[id] = nil
        expected[id] = nil
      case 1:
        values[id]?.append(number)
        expected[id]?.append(number)
      default:
        values[id] = [number]
        expected[id] = [number]
      }
      #expect(values[id] == expected[id] && values.contains(id) == (expected[id] != nil))
      #expect(values.count == expected.count)
    }
    for (id, value) in expected { #expect(values[id] == value) }
    for index in 0..<2000 as Range<UInt32> {
      for generation in 0..<3 as Range<UInt32> {
        let id = ElementID(index: index, generation: generation)
        #expect(values[id] == expected[id])
      }
    }
  }

  @Test func `large indices take no memory for those between`() {
    var values = ElementDictionary<Int>()
    for index: UInt32 in [.max, .max - 1, 1 << 24] {
      values[ElementID(index: index)] = Int(index)
    }
    #expect(values.count == 3 && values[ElementID(index: 1 << 24)] == 1 << 24)
    #expect(MemoryLayout.size(ofValue: values) <= 24)
    values[ElementID(index: .max)] = nil
    #expect(values.count == 2 && values[ElementID(index: .max)] == nil)
  }
}
