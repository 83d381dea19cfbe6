// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A repeatable source of numbers.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// How many steps; a tenth of `WAYMARK_ORACLE_STEPS`, since each mounts a whole app anew.
var oracleSteps: Int {
  ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) }.map { $0 / 10 }
    ?? 300
}

/// The tree without screens that are covered by a push: those are brought up to date when they
/// are seen again.
func visible(_ nodes: [ElementTree.Node]) -> [ElementTree.Node] {
  nodes.map { node in
    var node = node
    if node.kind == .navigationStack { node.children = node.children.suffix(1) }
    node.children = visible(node.children)
    return node
  }
}
