// SPDX-License-Identifier: MIT

/// Returns the positions of a longest increasing subsequence, in order.
///
/// Children that keep their relative order need not move; all others do.
///
/// - Parameter values: The values, all different; positions of nil are left out.
/// - Returns: The positions of the values that form the subsequence.
/// - Complexity: O(*n* log *n*).
package func longestIncreasingSubsequence(of values: [Int?]) -> [Int] {
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    guard let value else { continue }
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if let tail = values[tails[middle]], tail < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var positions: [Int] = []
  var next = tails.last ?? -1
  while next >= 0 {
    positions.append(next)
    next = before[next]
  }
  return positions.reversed()
}
