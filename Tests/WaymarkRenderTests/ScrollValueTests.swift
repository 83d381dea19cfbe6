// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

struct ScrollValueTests {
  private static func value(_ change: (inout ScrollValue) -> Void) -> ScrollValue {
    var value = ScrollValue(
      offset: PointValue(x: 0, y: -1e8), contentSize: SizeValue(width: 0, height: 1e8),
      containerSize: SizeValue(width: 10, height: 20))
    change(&value)
    return value
  }

  @Test func `usual reports are plausible`() {
    #expect(Self.value { _ in }.isPlausible)
    #expect(Self.value { $0.velocity = PointValue(x: -1e8, y: 0) }.isPlausible)
    #expect(Self.value { $0.phases = Array(repeating: .tracking, count: 8) }.isPlausible)
  }

  @Test(arguments: [
    value { $0.phases = [] }, value { $0.phases = Array(repeating: .idle, count: 9) },
    value { $0.offset.x = .nan }, value { $0.offset.y = -1.1e8 },
    value { $0.contentSize.width = -1 }, value { $0.contentSize.height = .infinity },
    value { $0.containerSize.height = 1.1e8 }, value { $0.containerSize.width = .nan },
    value { $0.insets.top = .infinity }, value { $0.insets.trailing = .nan },
    value { $0.velocity = PointValue(x: 0, y: .nan) },
  ])
  func `numbers that no host measures are not plausible`(value: ScrollValue) {
    #expect(!value.isPlausible)
  }
}
