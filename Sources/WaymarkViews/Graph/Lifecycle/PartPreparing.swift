// SPDX-License-Identifier: MIT

/// What creates a part of the app before it is known whether the part is shown.
@MainActor
protocol PartPreparing: AnyObject {
  /// The node of the prepared part; nil if there is none.
  var preparedPart: ViewNode? { get }
  /// Removes the prepared part, if any.
  func dropPrepared()
}

extension PartPreparing {
  /// Removes the prepared part if one of some nodes is in it.
  func dropPrepared(with nodes: [ViewNode]) {
    guard let part = preparedPart, nodes.contains(where: { $0.isInside(part) }) else { return }
    dropPrepared()
  }
}

@_spi(Host) extension ViewGraph {
  /// Removes the prepared part, such as the screen of a link that was pressed but not tapped; has no
  /// effect if there is none.
  public func endPreparation() {
    guard let owner = preparing else { return }
    preparing = nil
    guard owner.preparedPart != nil else { return }
    owner.dropPrepared()
    flush()
  }
}

extension ViewNode {
  fileprivate func isInside(_ outer: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let node = next, node.depth >= outer.depth {
      if node === outer { return true }
      next = node.parent
    }
    return false
  }
}
