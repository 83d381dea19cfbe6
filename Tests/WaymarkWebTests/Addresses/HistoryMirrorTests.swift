// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

@Suite struct HistoryMirrorTests {
  /// URLs as one line, `-` for none.
  private func addresses(_ line: String) -> [String?] {
    line.split(separator: " ").map { $0 == "-" ? nil : String($0) }
  }

  @Test(
    arguments: [
      // All screens of the stack have a URL.
      (["/"], 2, "/ /a /a/b", nil, "/ /a /a/b"),
      (["/", "/a", "/a/b"], 1, "/ /a", nil, "/ /a"),
      (["/", "/a"], 1, "/ /c", nil, "/ /c"),
      // A sheet over them has no URL.
      (["/", "/a"], 2, "/ /a", nil, "/ /a /a"),
      (["/"], 0, "/ /a", nil, "/a"),
      // One in the middle and the first one have no URL.
      (["/"], 2, "/ - /c", nil, "/ / /c"),
      (["/s"], 2, "- - /c", nil, "/s /s /c"),
      // The app publishes only the URL of the front screen.
      (["/"], 1, "", "/a", "/ /a"),
      (["/", "/a"], 0, "", "/", "/"),
      (["/", "/a"], 1, "", "/b", "/ /b"),
      (["/"], 3, "", "/a", "/ / / /a"),
      // The app publishes no URLs.
      (["/s"], 0, "", nil, "/s"), (["/s"], 2, "", nil, "/s /s /s"),
      (["/", "/a", "/b"], 1, "", nil, "/ /a"), (["/s"], -1, "", nil, "/s"),
    ] as [([String], Int, String, String?, String)])
  func `each entry has an address`(
    before: [String], depth: Int, stack: String, front: String?, after: String
  ) {
    var history = HistoryMirror(start: before[0])
    history.update(depth: before.count - 1, stack: before, front: nil)
    #expect(history.addresses == before)
    history.update(depth: depth, stack: addresses(stack), front: front)
    #expect(history.addresses == addresses(after))
    #expect(history.addresses.count == max(depth, 0) + 1)
  }
}
