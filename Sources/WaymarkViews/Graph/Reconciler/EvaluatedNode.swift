// SPDX-License-Identifier: MIT

/// The node whose closure is evaluated.
@MainActor
enum EvaluatedNode {
  // Proof: set to a node for the time of a call by that node, and read within that call.
  @exclusivity(unchecked) private static var reference: Unmanaged<ViewNode>?

  static var current: ViewNode? { reference?.takeUnretainedValue() }

  /// Calls a closure of a node.
  @inline(__always)
  static func evaluate<T>(_ node: ViewNode, _ work: () -> T) -> T {
    let outer = reference
    reference = Unmanaged.passUnretained(node)
    defer { reference = outer }
    return work()
  }
}
