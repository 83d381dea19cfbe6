// SPDX-License-Identifier: MIT

/// A node of the tree that the browser gives assistive technologies.
public struct AccessibilityNode: Sendable {
  /// The role, such as `button`.
  public var role: String
  /// The name, which is empty if there is none.
  public var name: String
  /// The roles of the nodes around it, from the outside in.
  public var path: [String]
}

extension ChromiumPage {
  /// Returns the nodes of the page's accessibility tree that are not ignored, in document order.
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    struct Answer: Decodable { var nodes: [Node] }
    struct Node: Decodable {
      var nodeId: String
      var ignored: Bool
      var role: Value?
      var name: Value?
      var childIds: [String]?
      struct Value: Decodable { var value: JSONValue? }
    }
    try await call("Accessibility.enable")
    let answer: Answer = try await result("Accessibility.getFullAXTree")
    let nodes = Dictionary(answer.nodes.map { ($0.nodeId, $0) }) { first, _ in first }
    var found: [AccessibilityNode] = []
    func add(_ id: String, _ path: [String]) {
      guard let node = nodes[id] else { return }
      var path = path
      if !node.ignored, let role = node.role?.value?.string {
        found.append(
          AccessibilityNode(role: role, name: node.name?.value?.string ?? "", path: path))
        path.append(role)
      }
      for child in node.childIds ?? [] { add(child, path) }
    }
    if let root = answer.nodes.first { add(root.nodeId, []) }
    return found
  }
}
