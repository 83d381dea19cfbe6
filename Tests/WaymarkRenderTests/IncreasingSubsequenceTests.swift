// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

struct IncreasingSubsequenceTests {
  @Test(
    arguments: [
      ([0, 1, 2], [0, 1, 2]), ([2, 0, 1], [1, 2]), ([nil, 1, nil, 0], [3]), ([], []), ([nil], []),
      ([3, 1, 2, 0, 4], [1, 2, 4]),
    ] as [([Int?], [Int])])
  func `the longest increasing subsequence is found`(values: [Int?], positions: [Int]) {
    #expect(longestIncreasingSubsequence(of: values) == positions)
  }
}
