// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkSnapshots

struct LineDifferenceTests {
  @Test(arguments: [
    ("a\nb\n", "a\nb\n", ""),
    ("a\nb\nc", "a\nB\nc", "@@ line 1 @@\n a\n-b\n+B\n c"),
    ("a", "a\nb", "@@ line 1 @@\n a\n+b"), ("", "a", "@@ line 1 @@\n-\n+a"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12\n13",
      """
      @@ line 2 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
      @@ line 10 @@
       10
       11
       12
      +13
      """
    ),
    ("1\n2\n3\n4\n5", "x\n1\n2\n3\n4\n5\ny", "@@ line 1 @@\n+x\n 1\n 2\n 3\n 4\n 5\n+y"),
  ])
  func `the lines that differ are shown with those around them`(
    old: String, new: String, shown: String
  ) {
    let difference = LineDifference(from: old, to: new)
    #expect("\(difference)" == shown)
    #expect(difference.isEmpty == shown.isEmpty)
  }

  @Test func `a long difference is shortened`() {
    let old = (0..<5000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<5000).map { "new \($0)" }.joined(separator: "\n")
    let lines = "\(LineDifference(from: old, to: new))".split(separator: "\n")
    #expect(lines.count == 81)
    #expect(lines.last == "… and 9921 more lines")
    let long = "\(LineDifference(from: "", to: String(repeating: "x", count: 10_000)))"
    #expect(long.count < 500)
  }
}
