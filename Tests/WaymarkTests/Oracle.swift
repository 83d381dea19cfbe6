// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The number of steps; a tenth of `WAYMARK_ORACLE_STEPS`, since each mounts a whole app.
var oracleSteps: Int {
  ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) }.map { $0 / 10 }
    ?? 300
}

/// Returns the tree without screens that are covered by a push: these are updated when they are
/// uncovered.
func visible(_ nodes: [ElementTree.Node]) -> [ElementTree.Node] {
  nodes.map { node in
    var node = node
    if node.kind == .navigationStack { node.children = node.children.suffix(1) }
    node.children = visible(node.children)
    return node
  }
}
