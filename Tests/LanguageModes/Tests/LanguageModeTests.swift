// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct LanguageModeTests {
  @Test func `the programs are compiled in the language mode that the environment sets`() {
    #if swift(>=6)
    let mode = "6"
    #else
    let mode = "5"
    #endif
    #expect(mode == ProcessInfo.processInfo.environment["LANGUAGE_MODE"] ?? "6")
  }
}
