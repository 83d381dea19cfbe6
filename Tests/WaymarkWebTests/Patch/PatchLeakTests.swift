// SPDX-License-Identifier: MIT

import HeapSize
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The memory that elements leave behind in an encoder.
struct PatchLeakTests {
  // In a process of its own, in which nothing else allocates memory.
  @Test func `elements that came and went leave nothing, whatever they contained`() async {
    await #expect(processExitsWith: .success) {
      var encoder = PatchEncoder(asset: { _ in nil })
      let window = ElementID(index: 1)
      _ = try encoder.encode([.create(window, .window), .insert(window, into: .root, at: 0)])
      for generation in 0..<100 { try comeAndGo(UInt32(generation), in: &encoder) }
      let before = heap_size()
      for generation in 100..<2000 { try comeAndGo(UInt32(generation), in: &encoder) }
      #expect(Int(heap_size()) - Int(before) < 100_000)
    }
  }
}

/// Shows a stack of 20 texts, and removes it.
private func comeAndGo(_ generation: UInt32, in encoder: inout PatchEncoder) throws {
  let window = ElementID(index: 1)
  let stack = ElementID(index: 2, generation: generation)
  let texts = (3..<23).map { ElementID(index: $0, generation: generation) }
  _ = try encoder.encode(
    [.create(stack, .vstack)]
      + texts.enumerated().flatMap { index, text in
        [.create(text, .text), .insert(text, into: stack, at: index)] as [Mutation]
      } + [.insert(stack, into: window, at: 0)])
  _ = try encoder.encode([.remove(stack, from: window), .destroy(stack)])
}
