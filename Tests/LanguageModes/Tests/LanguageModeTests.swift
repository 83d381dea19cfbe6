// SPDX-License-Identifier: MIT

import Testing

struct LanguageModeTests {
  @Test func `the programs of this target are compiled in language mode 6`() {
    #if swift(>=6)
    let mode = 6
    #else
    let mode = 5
    #endif
    #expect(mode == 6)
  }
}
