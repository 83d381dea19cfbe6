// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

struct KeyPressValueTests {
  @Test(
    arguments: [
      (.named(.tab), "", true), (.character("ä"), "Ä", true), (.character("👩‍🏫"), "👩‍🏫", true),
      (.character(""), "", false), (.character("ab"), "ab", false),
      (.character("a"), String(repeating: "a", count: 65), false),
      (.character("a" + String(repeating: "\u{301}", count: 32)), "a", false),
    ] as [(ShortcutValue.Key, String, Bool)])
  func `a key is a single character or has a name`(
    key: ShortcutValue.Key, characters: String, isPlausible: Bool
  ) {
    #expect(KeyPressValue(.down, key, characters: characters).isPlausible == isPlausible)
  }

  @Test func `keys, phases and modifiers have an order`() {
    let keys: Set<ShortcutValue.Key> = [.named(.upArrow), .character("b"), .character("a")]
    let value = KeyListenerValue(keys: keys, phases: [.up, .repeat, .down])
    #expect(value.keys == [.character("a"), .character("b"), .named(.upArrow)])
    #expect(value.phases == [.down, .repeat, .up])
    let press = KeyPressValue(.up, .named(.tab), modifiers: [.command, .shift])
    #expect(press.modifiers == [.shift, .command])
  }
}
