// SPDX-License-Identifier: MIT

/// The node whose closure is being evaluated.
@MainActor
enum EvaluatedNode {
  // Proof: set during a call by the node, and read only within that call.
  @exclusivity(unchecked) private static var reference: Unmanaged<ViewNode>?

  static var current: ViewNode? { reference?.takeUnretainedValue() }

  /// Calls a closure on behalf of a node.
  @inline(__always)
  static func evaluate<T>(_ node: ViewNode, _ work: () -> T) -> T {
    let outer = reference
    reference = Unmanaged.passUnretained(node)
    defer { reference = outer }
    return work()
  }
}
